/**
 * Rules for the content of a page of the portal (decision 0178). Nothing else may be loaded or run, and no text becomes
 * markup or code but through the page's own policy (src/app/trust-own-text.ts).
 */
export const contentSecurity: Record<string, string[]> = {
  "default-src": ["'none'"],
  "base-uri": ["'self'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'", "data:"], // small ones lie in the style sheet
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
  "frame-src": ["blob:"], // a letter before it is sent, in a frame that runs nothing
  // Pictures and films of stones come through the house: no provider sees who looks (decision 0239).
  "img-src": ["'self'", "data:", "blob:"],
  "media-src": ["'self'"],
  // The decoder for pictures of scanned documents is compiled code of the portal's own.
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "style-src": ["'self'", "'unsafe-inline'"], // Mantine writes its variables into a style element
  "worker-src": ["'self'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["default"],
};

/**
 * The same for the reference of the API. Its library makes markup from text by itself, and the text is the contract alone.
 */
export const contentSecurityOfReference = Object.entries(contentSecurity)
  .filter(([name]) => !name.includes("trusted-types"))
  .map(([name, sources]) => [name, ...sources].join(" "))
  .join("; ");
