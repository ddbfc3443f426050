/** The words of a run. */
export const words = {
  history: "History",
  begun: "Begun",
  by: "By",
  clock: "Schedule",
  seconds: (n: number) => `${n} s`,
} as const;
