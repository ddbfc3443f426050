import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/memo";

export const Route = createFileRoute("/_portal/customer-profile/memo")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("memo"),
  staticData: { title: "Memo" },
  component: OwnMemo,
});

function OwnMemo() {
  return <StoneListScreen list="memo" screen={screen} />;
}
