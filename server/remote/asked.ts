type Answer<T> = (error: Error | null | undefined, value: T) => void;

/** An answer of ssh2 as a promise. */
export const asked = <T>(ask: (done: Answer<T>) => unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    ask((error, value) => (error ? reject(error) : resolve(value)));
  });
