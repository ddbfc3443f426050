import { Button } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { formatDateTime12 } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import type { StoredHouse } from "./settings-form.ts";
import { words } from "./words.ts";

const twoSeconds = 2000;
const hues = { waiting: "blue", kept: "orange", sent: "green", failed: "red", cancelled: "gray" } as const;

interface TestMailPanelProps {
  test: StoredHouse["last_test"];
  mayWrite: boolean;
}

/** A mail to oneself, with what became of the latest one. */
export function TestMailPanel({ test, mayWrite }: TestMailPanelProps) {
  const refresh = useRefresh();
  const refreshes = ["getHouseSettings", "readFirstDay"] as const;
  const send = useAct("sendTestMail", { refreshes });
  useRefetchEvery(test?.status === "waiting" && twoSeconds, () => refresh(refreshes));
  return (
    <Panel title={words.test} aside={words.testText}>
      <div className="stack">
        {test ? (
          <Notice hue={hues[test.status]}>
            <strong>{words.testIs[test.status]}</strong>
            <div>{words.testTo(test.to, formatDateTime12(test.created_at))}</div>
            {test.error && <div>{test.error}</div>}
          </Notice>
        ) : (
          <p className="dim">{words.noTest}</p>
        )}
        {mayWrite && (
          <Button
            size="sm"
            variant="default"
            loading={send.isPending}
            onClick={() => notifyOutcome(send.mutateTold({}))}
          >
            {words.sendTest}
          </Button>
        )}
      </div>
    </Panel>
  );
}
