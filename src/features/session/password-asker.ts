/** Calls that wait until the password is typed again: one question for all of them, and all go on together. */
export interface PasswordAsker {
  /** Resolves with whether it was typed. */
  ask: () => Promise<boolean>;
  isAsking: () => boolean;
  settle: (isTyped: boolean) => void;
  listen: (hear: () => void) => () => void;
}

export function makePasswordAsker(): PasswordAsker {
  const hearers = new Set<() => void>();
  let waiting: ((isTyped: boolean) => void)[] = [];
  const tell = () => {
    for (const hear of hearers) hear();
  };
  return {
    ask: () =>
      // Where nobody listens nobody could answer: then the refusal stands.
      hearers.size === 0
        ? Promise.resolve(false)
        : new Promise((resolve) => {
            waiting.push(resolve);
            tell();
          }),
    isAsking: () => waiting.length > 0,
    settle: (isTyped) => {
      const settled = waiting;
      waiting = [];
      for (const resolve of settled) resolve(isTyped);
      tell();
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => {
        hearers.delete(hear);
      };
    },
  };
}
