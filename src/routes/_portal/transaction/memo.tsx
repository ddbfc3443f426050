import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "transaction/memo";

export const Route = createFileRoute("/_portal/transaction/memo")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("memo"),
  staticData: { title: "Memo" },
  component: Memo,
});

function Memo() {
  return <StoneListScreen list="memo" screen={screen} />;
}
