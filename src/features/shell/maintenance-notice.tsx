import "./maintenance-notice.css";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
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
  const ask = useMutation({
    // Its answer reaches the session like every other: a 503 keeps the notice, anything else drops it.
    mutationFn: () => client.call(isSignedIn ? "getProfile" : "listCountryCodes").catch(() => null),
  });
  const { mutate } = ask;
  useEffect(() => {
    const timer = setInterval(() => mutate(), askAgainMs);
    return () => clearInterval(timer);
  }, [mutate]);

  return (
    <section className="maintenance" aria-label={words.maintenance}>
      <Notice hue="orange" urgent>
        <span className="grow">{notice}</span>
        <Button variant="default" loading={ask.isPending} onClick={() => mutate()}>
          {words.tryNow}
        </Button>
      </Notice>
    </section>
  );
}
