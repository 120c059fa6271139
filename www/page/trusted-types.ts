/**
 * What may become script here, where browsers ask (https://w3c.github.io/trusted-types): addresses
 * of this page's own files, and nothing else. No text is ever markup or code.
 */

/**
 * @typedef {object} TrustedTypes
 * @property {(name: string, rules: { createScriptURL: (url: string) => string }) => unknown} createPolicy
 */

const { trustedTypes } = /** @type {{ trustedTypes?: TrustedTypes }} */ (
  /** @type {unknown} */ (globalThis)
);

trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href);
    // A blob: address has the origin of the page that made it.
    if (origin === location.origin && protocol === location.protocol) return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});
