import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BELIEVED_MS, Remembered } from "#server/ground/remembered.ts";

/** A look that takes as long as the test lets it. */
function slowLook() {
  let answer = (_: string) => {};
  const row = new Promise<string>((resolve) => {
    answer = resolve;
  });
  return { fetch: () => row, answer: (value: string) => answer(value) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("who asks at the same time, or a moment later, is answered by one look; after that by another", async () => {
  const remembered = new Remembered<string>();
  const fetch = vi.fn(async () => "row");
  await Promise.all([remembered.read("a", fetch), remembered.read("a", fetch)]);
  vi.advanceTimersByTime(BELIEVED_MS - 1);
  expect(await remembered.read("a", fetch)).toBe("row");
  expect(fetch).toHaveBeenCalledTimes(1);
  await remembered.read("b", fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await remembered.read("a", fetch);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a slow look is not believed for longer than a quick one", async () => {
  const remembered = new Remembered<string>();
  const { fetch, answer } = slowLook();
  const slow = remembered.read("a", fetch);
  vi.advanceTimersByTime(BELIEVED_MS);
  answer("old");
  expect(await slow).toBe("old");
  expect(await remembered.read("a", async () => "new")).toBe("new");
});

test("what is being read while something is committed is given to nobody who comes after", async () => {
  const remembered = new Remembered<string>();
  const { fetch, answer } = slowLook();
  const before = remembered.read("a", fetch);
  remembered.forget();
  expect(await remembered.read("a", async () => "new")).toBe("new");
  answer("old");
  expect(await before).toBe("old");
  expect(await remembered.read("a", async () => "newer")).toBe("new");
});

test("nothing is kept of what is not there, and of a look that failed", async () => {
  const remembered = new Remembered<string>();
  expect(await remembered.read("a", async () => undefined)).toBeUndefined();
  expect(await remembered.read("a", async () => "there")).toBe("there");
  await expect(remembered.read("b", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await remembered.read("b", async () => "back")).toBe("back");
});
