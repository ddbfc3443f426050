/** All words of a schedule. */
export const words = {
  when: "When",
  kinds: { none: "Only by hand", time: "At a time", interval: "Every so many hours" },
  time: "Time",
  day: "Day",
  everyDay: "Every day",
  hours: "Hours",
  hoursHint: "0 to 24, counted from midnight.",
  nextRuns: "Next runs",
  save: "Save changes",
  saveTo: (name: string) => `Save changes to ${name}?`,
} as const;
