import { Button } from "@mantine/core";
import { useState } from "react";
import { Act } from "#ui/act/act.tsx";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Progress } from "#ui/marks/progress.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { Shell } from "./shell.tsx";

const query = new URLSearchParams(location.search);

export function States() {
  const [asking, setAsking] = useState(query.has("asking"));
  return (
    <Shell place="?show=states" title="States">
      <Page label="States">
        <Columns of={3}>
          <Panel title="Loading" aside="the shape of what comes" flush>
            <SkeletonRows label="holds" />
          </Panel>
          <Panel title="Empty" aside="says what would fill it" flush>
            <BlankState title="No holds for Northlight Jewels" acts={<Button variant="default">Search stones</Button>}>
              Stones this client holds appear here for 48 h.
            </BlankState>
          </Panel>
          <Panel title="Empty by filter" aside="names the filter to lift" flush>
            <BlankState
              kind="filtered"
              title="No stone matches all 9 filters"
              acts={
                <>
                  <Button variant="default">Lift fluorescence</Button>
                  <Button variant="subtle">Clear all</Button>
                </>
              }
            >
              Without “Fluorescence VST” there are 3,212.
            </BlankState>
          </Panel>
          <Panel title="Failure" aside="sentence, retry, request" flush>
            <FailureState
              message="Failed to fetch hold data"
              requestId="01J9-7Q2M-44XD"
              at={new Date(2026, 10, 20, 14, 32)}
              onRetry={() => notify.failure("Failed to fetch hold data", "Nothing was changed.")}
            />
          </Panel>
          <Panel title="Long work" aside="a job that outlives the page">
            <Progress
              label="Reading northlight.xlsx"
              done={61240}
              of={98412}
              unit="rows"
              note="412 rows in question, nothing written yet"
              acts={<Button variant="default">Stop</Button>}
            />
          </Panel>
          <Panel title="Acts">
            <div className="row wrap">
              <Act reason="Your KYC verification is pending.">Hold 4</Act>
              <Button variant="default" onClick={() => setAsking(true)}>
                Sell 2…
              </Button>
              <Button onClick={() => notify.success("Released 4 holds", "The stones are on sale again.")}>
                Release 4
              </Button>
            </div>
          </Panel>
        </Columns>
      </Page>
      {asking && (
        <ConfirmDialog
          title="Sell 2 stones for $15,066.16?"
          act="Sell 2 stones"
          keep="Keep on memo"
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>
            They leave stock as <StatusBadge list="stone" code={8} /> and go on invoice 2026-0412. An administrator can
            reverse it for 24 h.
          </p>
        </ConfirmDialog>
      )}
    </Shell>
  );
}
