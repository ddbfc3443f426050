/** What the screen of a paper says beside the paper itself (domain/paper-words.ts). */
export const words = {
  print: "Print",
  pdf: "PDF",
  task: "Add task…",
  loading: "Paper",
  lines: "Lines",
  overdue: "Overdue",
  proofHint: "By this number and the beginning of its hash, this paper is found in the house's log.",
  of: (title: string) => `${title} as a document`,
} as const;
