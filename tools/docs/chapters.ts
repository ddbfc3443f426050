type Chapter = {
  title: string;
  documents: readonly string[];
  /** Pages that are made of something else than a document. */
  pages?: readonly string[];
};

/** The sidebar: which document stands under which word. A document that stands nowhere stops the build. */
export const chapters: readonly Chapter[] = [
  { title: "Loupe", documents: ["README.md", "CHANGELOG.md"], pages: ["screens.html"] },
  {
    title: "Running a house",
    documents: ["docs/install.md", "docs/operations.md", "docs/monitoring.md", "docs/scale.md"],
  },
  {
    title: "For programs",
    documents: ["docs/api.md", "docs/ftp.md", "docs/stock-lists.md"],
    pages: ["reference/index.html"],
  },
  {
    title: "How it works",
    documents: [
      "docs/architecture.md",
      "docs/workflows.md",
      "docs/workflows/README.md",
      "docs/search.md",
      "docs/supply.md",
      "docs/people.md",
      "docs/evidence.md",
    ],
  },
  { title: "Safety", documents: ["SECURITY.md"] },
  { title: "Carrying it on", documents: ["CONTRIBUTING.md"], pages: ["decisions/index.html"] },
];

/** Documents that every house would show to strangers: they name what this version does not withstand. */
export const keptOffTheSite: readonly string[] = ["docs/threat-model.md", "docs/asvs.md", "docs/security-review.md"];

/** Other words than the document's own heading. */
export const shortTitles: Readonly<Record<string, string>> = {
  "README.md": "Overview",
  "docs/workflows/README.md": "Every workflow, drawn",
};
