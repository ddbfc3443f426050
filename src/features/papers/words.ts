/** The words of a paper's screen, beside those of the paper itself (domain/paper-words.ts). */
export const words = {
  print: "Print",
  pdf: "PDF",
  task: "Add task…",
  due: "Due date",
  dueNow: "Now due",
  invoicedBy: "Invoiced by",
  creditedBy: "Credited by",
  moveDue: "Move due date…",
  moveDueOf: (number: string) => `Move the due date of memo ${number}`,
  moveDueNow: "Move due date",
  dueNeeded: "Choose a different date.",
  loading: "Paper",
  lines: "Lines",
  overdue: "Overdue",
  proofHint: "This paper can be found in the log by this number and the beginning of its hash.",
  of: (title: string) => `${title} as a document`,
} as const;
