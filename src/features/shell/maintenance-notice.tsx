import "./maintenance-notice.css";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import type { Client } from "#api/call.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words as kitWords } from "#ui/words.ts";
import { words } from "./words.ts";

const askAgainMs = 30_000;

interface MaintenanceNoticeProps {
  /** The server's own words. */
  notice: string;
  /**
   * The client that asks whether maintenance is over. At the door it is null: only the next sign-in can tell, and the
   * notice can be closed instead.
   */
  client: Client | null;
  onClose: () => void;
}

/** spec §8: the maintenance notice, over any screen. It asks by itself at intervals. Any answer lifts it. */
export function MaintenanceNotice({ notice, client, onClose }: MaintenanceNoticeProps) {
  const [isAsking, setAsking] = useState(false);

  const ask = useCallback(async () => {
    setAsking(true);
    // The answer reaches the session like every other. A 503 keeps the notice, any other answer drops it.
    await client?.call("getProfile").catch(() => null);
    setAsking(false);
  }, [client]);
  useEffect(() => {
    if (!client) return;
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => clearInterval(timer);
  }, [client, ask]);

  return (
    <section className="maintenance" aria-label={words.maintenance}>
      <Notice hue="orange" urgent>
        <span className="grow">{notice}</span>
        <Button variant="default" loading={isAsking} onClick={() => (client ? void ask() : onClose())}>
          {client ? words.tryNow : kitWords.close}
        </Button>
      </Notice>
    </section>
  );
}
