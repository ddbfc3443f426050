import "./kyc.css";
import { useEffect, useRef, useState } from "react";
import { codes } from "#domain/codes.ts";
import { byKey } from "#ui/act/by-key.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { Facts } from "#ui/marks/facts.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { categories, type DocumentCategory, documentOf, isApproved, type KycCase, type KycViewer } from "./kyc.ts";
import { RegistrationDock } from "./registration-dock.tsx";
import { useDecision } from "./use-decision.ts";
import { useProfile } from "./use-profile.tsx";
import { words } from "./words.ts";

const areBothApproved = (kyc: KycCase) => categories.every((category) => isApproved(documentOf(kyc, category)));

interface CaseViewProps {
  kyc: KycCase;
  userId: number;
  viewer: KycViewer;
}

/** Both documents side by side. A and R decide on the one that has the focus, else on the first that waits. */
export function CaseView({ kyc, userId, viewer }: CaseViewProps) {
  const profile = useProfile(kyc, userId);
  const [chosen, choose] = useState<DocumentCategory>("owner");
  const register = useRef<HTMLSpanElement>(null);
  const [isRegisterNext, setRegisterNext] = useState(false);
  const onDecided = (after: KycCase) => setRegisterNext(areBothApproved(after));
  const decisions = {
    owner: useDecision(kyc, "owner", viewer, onDecided),
    business: useDecision(kyc, "business", viewer, onDecided),
  };
  const fields = { owner: useRef<HTMLTextAreaElement>(null), business: useRef<HTMLTextAreaElement>(null) };
  const waits = (category: DocumentCategory) => decisions[category].kycDocument?.status === codes.approval.pending;
  const frozen = decisions.owner.frozen ?? decisions.business.frozen;
  const current = waits(chosen) ? chosen : categories.find(waits);

  // After the second approval the focus moves to the registration.
  const isReady = areBothApproved(kyc);
  useEffect(() => {
    if (!isRegisterNext || !isReady) return;
    setRegisterNext(false);
    register.current?.querySelector("button")?.focus();
  }, [isRegisterNext, isReady]);

  useScreenKeys({
    a: () => {
      const decision = current && decisions[current];
      if (decision) byKey(decision.noApproval, decision.approve);
    },
    r: () => {
      const decision = current && decisions[current];
      if (!decision) return;
      if (decision.noRejection) fields[current].current?.focus();
      else decision.reject();
    },
  });

  return (
    <>
      <Page label={words.kyc}>
        <section className="panel panel-body" aria-label={words.strip}>
          <Facts of={profile.strip} columns={6} />
        </section>
        <Columns>
          {categories.map((category) => (
            <DocumentPanel
              key={category}
              category={category}
              decision={decisions[category]}
              profile={profile[category]}
              isCurrent={category === current}
              field={fields[category]}
              onFocus={() => choose(category)}
            />
          ))}
        </Columns>
      </Page>
      <RegistrationDock kyc={kyc} viewer={viewer} frozen={frozen} place={register} />
    </>
  );
}
