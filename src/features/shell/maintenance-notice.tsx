import "./maintenance-notice.css";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import type { Client } from "#api/call.ts";
import { Notice } from "#ui/notice.tsx";
import { words } from "./words.ts";

const askAgainMs = 30_000;

interface MaintenanceNoticeProps {
  /** What the server says about it. */
  notice: string;
  isSignedIn: boolean;
  client: Client;
}

/** spec §8: the maintenance notice, over any screen. It asks by itself now and then; any answer lifts it. */
export function MaintenanceNotice({ notice, isSignedIn, client }: MaintenanceNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const { call } = client;

  const ask = useCallback(async () => {
    setAsking(true);
    // The answer reaches the session like every other: a 503 keeps the notice, anything else drops it.
    await call(isSignedIn ? "getProfile" : "listCountryCodes").catch(() => null);
    setAsking(false);
  }, [call, isSignedIn]);
  useEffect(() => {
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => clearInterval(timer);
  }, [ask]);

  return (
    <section className="maintenance" aria-label={words.maintenance}>
      <Notice hue="orange" urgent>
        <span className="grow">{notice}</span>
        <Button variant="default" loading={isAsking} onClick={() => void ask()}>
          {words.tryNow}
        </Button>
      </Notice>
    </section>
  );
}
