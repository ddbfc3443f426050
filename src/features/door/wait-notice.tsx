import { useEffect, useState } from "react";
import type { ApiError } from "#api/errors.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useSecondsUntil } from "./use-seconds-until.ts";
import { words } from "./words.ts";

const spoken = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`);

/** A lock or too many tries: the sentence, and the time that is left. */
export function WaitNotice({ refusal }: { refusal: ApiError | null }) {
  const seconds = refusal?.status === 429 ? refusal.retryAfter : null;
  const [until, setUntil] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts its own wait.
  useEffect(() => setUntil(seconds === null ? 0 : Date.now() + seconds * 1000), [refusal, seconds]);
  const left = useSecondsUntil(until);
  if (refusal?.status !== 429 || (seconds !== null && until > 0 && left === 0)) return null;
  return (
    <Notice hue="orange">
      {refusal.message} {left > 0 && <span className="figures">{words.wait(spoken(left))}</span>}
    </Notice>
  );
}
