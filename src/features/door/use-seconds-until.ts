import { useEffect, useState } from "react";

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** The whole seconds that are left until a moment, counted down to 0. */
export function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    setSeconds(left(until));
    if (until <= Date.now()) return;
    const timer = setInterval(() => setSeconds(left(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
