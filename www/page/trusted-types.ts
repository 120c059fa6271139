/**
 * What may become script here, where browsers ask (https://w3c.github.io/trusted-types): addresses
 * of this page's own files, and nothing else. No text is ever markup or code.
 */

export interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

declare global {
  /** Not all browsers have them. */
  var trustedTypes: TrustedTypes | undefined;
}

globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href);
    // A blob: address has the origin of the page that made it.
    if (origin === location.origin && protocol === location.protocol) return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});
