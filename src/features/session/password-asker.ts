/** The calls that wait for the password. One question serves all of them, and all continue together. */
export interface PasswordAsker {
  /** Resolves with true if the password was typed. */
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
      // Without a listener nobody can answer, so the refusal stands.
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
