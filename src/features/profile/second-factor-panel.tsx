import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { formatDate } from "#domain/format.ts";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { Act } from "#ui/act/act.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { Passkeys } from "./passkeys.tsx";
import { ProofDialog } from "./second-factor-proof.tsx";
import { SetUpDialog } from "./second-factor-set-up.tsx";
import { words } from "./words.ts";

type Asked = "setUp" | "renew" | "off";

/** The second step of one's own sign-in: set up, renewed or turned off here. */
export function SecondFactorPanel({ locked }: { locked: string | null }) {
  const factor = useCall("getSecondFactor", {}, { fallback: "dataNotFetched" });
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  if (factor.data && !factor.data.is_offered) return null;
  const {
    is_on = false,
    has_app = false,
    since = null,
    recovery_codes_left = 0,
    is_demanded = false,
    issuer = null,
  } = factor.data ?? {};
  return (
    <Panel title={words.secondFactor} aside={is_on && since ? words.onSince(formatDate(since)) : undefined}>
      {factor.isPending && <SkeletonRows label={words.secondFactor} rows={1} widths={[240]} />}
      {factor.isError && <FailureState {...queryFailure(factor)} />}
      {factor.isSuccess && (
        <div className="stack">
          <p className="dim">{is_on ? words.isOnText(has_app) : words.isOffText}</p>
          {issuer && <p>{words.signedInBy(issuer.name, formatDate(issuer.since))}</p>}
          {is_demanded && <p className="dim">{words.demanded}</p>}
          <div className="row wrap">
            {is_on && (
              <>
                <Tag hue={recovery_codes_left < 3 ? "orange" : "green"}>{factorWords.left(recovery_codes_left)}</Tag>
                <Act variant="default" reason={locked} onClick={() => ask("renew")}>
                  {words.renewCodes}
                </Act>
                <Act variant="default" reason={locked} onClick={() => ask("off")}>
                  {words.turnOff}
                </Act>
              </>
            )}
            {!has_app && (
              <Act variant="default" reason={locked} onClick={() => ask("setUp")}>
                {words.setUpFactor}
              </Act>
            )}
          </div>
          <Passkeys locked={locked} hasApp={has_app} />
        </div>
      )}
      {asked === "setUp" && <SetUpDialog endsCodes={is_on} onClose={close} />}
      {asked === "renew" && <ProofDialog act="renewRecoveryCodes" onClose={close} />}
      {asked === "off" && <ProofDialog act="turnOffSecondFactor" onClose={close} />}
    </Panel>
  );
}
