import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/notes";

export const Route = createFileRoute("/_portal/customer-profile/notes")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("notes"),
  staticData: { title: "Notes" },
  component: OwnNotes,
});

function OwnNotes() {
  return <StoneListScreen list="notes" screen={screen} />;
}
