/** Serves what the build makes during `npm run dev`. */
import type { ViteDevServer } from "vite";

type Content = string | Buffer | Promise<string> | undefined;

/** @param find Returns undefined for other paths. Paths of pages end with a slash. */
export const serving = (find: (path: string, server: ViteDevServer) => Content) =>
  function configureServer(server: ViteDevServer) {
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const content = await find(pathname, server);
      if (content === undefined) return next();
      if (pathname.endsWith("/")) response.setHeader("Content-Type", "text/html");
      response.end(content);
    });
  };
