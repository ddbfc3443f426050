import { afterEach } from "vitest";

/**
 * Closes everything that a test opened before its database goes. vitest runs `onTestFinished` after every `afterEach`,
 * and the database's is one of these. Call it after `useOwnDatabase`.
 */
export function useClosing(): (close: () => unknown) => void {
  let closes: (() => unknown)[] = [];
  afterEach(async () => {
    const last = closes.reverse();
    closes = [];
    for (const close of last) await close();
  });
  return (close) => void closes.push(close);
}
