import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { StepRow } from "#ui/frame/step-row.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { CompanyForm } from "./company-form.tsx";
import { HouseSettingsPage } from "./house-settings-page.tsx";
import type { StepFormProps } from "./step-form.tsx";
import { words } from "./words.ts";

export const setUpSteps = ["company", "zone", "mail"] as const;
export type SetUpStep = (typeof setUpSteps)[number];

interface SetUpPageProps {
  step: SetUpStep;
  mayWritePapers: boolean;
  mayWriteHouse: boolean;
  onGo: (address: string) => void;
  onDirty?: (dirty: boolean) => void;
}

/** Sets the house up, after its first administrator: the company, the time zone, the mail server. */
export function SetUpPage({ step, mayWritePapers, mayWriteHouse, onGo, onDirty }: SetUpPageProps) {
  const next = setUpSteps[setUpSteps.indexOf(step) + 1];
  const rest = {
    onDone: () => onGo(addresses.firstDay(next)),
    head: <SetUpHead step={step} />,
    ...(onDirty && { onDirty }),
  };
  if (step === "company") return <CompanyStep mayWrite={mayWritePapers} {...rest} />;
  return <HouseSettingsPage key={step} only={step} mayWrite={mayWriteHouse} {...rest} />;
}

function CompanyStep(props: StepFormProps) {
  const stored = useCall("getPaperSettings");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.company} />;
  return <CompanyForm key={stored.data.version} stored={stored.data} {...props} />;
}

function SetUpHead({ step }: { step: SetUpStep }) {
  const at = setUpSteps.indexOf(step);
  const steps = setUpSteps.map((one, place) => ({
    label: words.steps[one],
    to: addresses.firstDay(one),
    current: one === step,
    isDone: place < at,
  }));
  const all = [...steps, { label: words.steps.firstDay, to: addresses.firstDay() }];
  return (
    <Toolbar>
      <StepRow label={words.setUp} steps={all} />
    </Toolbar>
  );
}
