import path from "node:path";

/** A document of the project and the page that it becomes; both are paths with `/`, the page below the site. */
export const pageOf = (document: string): string => {
  if (document === "README.md") return "index.html";
  const below = document.replace(/^docs\//, "").replace(/README\.md$/, "index.md");
  const name = below.includes("/") || document.startsWith("docs/") ? below : below.toLowerCase();
  return name.replace(/\.md$/, ".html");
};

/** A link from one page to another place of the site, such that the site can lie under any address. */
export function linkTo(page: string, target: string): string {
  const [place = "", anchor] = target.split("#");
  const link = place === page ? "" : path.posix.relative(path.posix.dirname(page), place);
  return anchor === undefined ? link : `${link}#${anchor}`;
}

/** The anchor of a heading, as a repository's page writes it: links between documents name these. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

/** Anchors of one page: a second heading of the same words gets a number. */
export function anchors(): (words: string) => string {
  const taken = new Map<string, number>();
  return (words) => {
    const slug = slugOf(words);
    const count = taken.get(slug) ?? 0;
    taken.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
