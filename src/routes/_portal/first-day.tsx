import { createFileRoute, useRouter } from "@tanstack/react-router";
import { FirstDayPage } from "#features/home/first-day/first-day-page.tsx";
import { SetUpPage } from "#features/house-settings/set-up-page.tsx";
import { setUpSearch } from "#features/house-settings/set-up-search.ts";
import { requireScreen } from "../-guards.ts";
import { useAccess } from "../-use-access.ts";
import { useLeaving } from "../-use-leaving.tsx";

const screen = "settings/system-settings/house";

export const Route = createFileRoute("/_portal/first-day")({
  beforeLoad: requireScreen(screen),
  validateSearch: setUpSearch,
  staticData: { title: "First day" },
  component: FirstDay,
});

function FirstDay() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["step"]);
  const router = useRouter();
  const { step } = Route.useSearch();
  if (!step) return <FirstDayPage mayWrite={mayWrite(screen)} />;
  return (
    <>
      <SetUpPage
        step={step}
        mayWritePapers={mayWrite("settings/system-settings/papers")}
        mayWriteHouse={mayWrite(screen)}
        onGo={(href) => void router.navigate({ href })}
        onDirty={onDirty}
      />
      {question}
    </>
  );
}
