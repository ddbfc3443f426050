/** The words of a run. */
export const words = {
  seconds: (n: number) => `${n} s`,
} as const;
