interface Policies {
  createPolicy: (
    name: "default",
    rules: { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/** The folder of the portal's own files, whose names say their content. */
const ownFiles = "/assets/";

const isOwnFile = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(ownFiles);
};

/**
 * The page's one policy for text that a library hands to the browser as markup or as the address of code (decision 0178).
 * Mantine fills its style elements so: a text without `<` makes no element. pdfjs starts its worker so, from the portal's
 * own files. Null is the browser's refusal; a browser without Trusted Types asks nobody.
 */
export function trustOwnText(): void {
  (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScriptURL: (address) => (isOwnFile(address) ? address : null),
  });
}
