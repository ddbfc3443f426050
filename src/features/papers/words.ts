/** What the screen of a paper says beside the paper itself (domain/paper-words.ts). */
export const words = {
  print: "Print",
  pdf: "PDF",
  task: "Add task…",
  due: "Due date",
  dueNow: "Due by now",
  invoicedBy: "Invoiced by",
  creditedBy: "Credited by",
  moveDue: "Move due date…",
  moveDueOf: (number: string) => `Until when may the stones of memo ${number} stay?`,
  moveDueNow: "Move due date",
  dueNeeded: "Choose another day.",
  loading: "Paper",
  lines: "Lines",
  overdue: "Overdue",
  proofHint: "By this number and the beginning of its hash, this paper is found in the house's log.",
  of: (title: string) => `${title} as a document`,
} as const;
