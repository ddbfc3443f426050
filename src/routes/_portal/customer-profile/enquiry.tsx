import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/enquiry";

export const Route = createFileRoute("/_portal/customer-profile/enquiry")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("enquiry"),
  staticData: { title: "Enquiry" },
  component: OwnEnquiry,
});

function OwnEnquiry() {
  return <StoneListScreen list="enquiry" screen={screen} />;
}
