/**
 * Allows only addresses of this site as scripts, in browsers with trusted types
 * (https://w3c.github.io/trusted-types). No text can become markup or code. It runs before any
 * worker starts.
 */

type Rules = Record<string, (text: string) => string>;

declare global {
  /** Undefined in browsers without trusted types. */
  var trustedTypes: { createPolicy: <R extends Rules>(name: string, rules: R) => R } | undefined;
}

globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href);
    // A blob: address has the origin of the page that created it.
    if (origin === location.origin && protocol === location.protocol) return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});

export {};
