import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireOwnList } from "../../-require-own-list.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/enquiry";

export const Route = createFileRoute("/_portal/customer-profile/enquiry")({
  beforeLoad: requireOwnList("enquiry", screen),
  validateSearch: linesSearch("enquiry"),
  staticData: { title: "Enquiry" },
  component: OwnEnquiry,
});

function OwnEnquiry() {
  return <StoneListScreen list="enquiry" screen={screen} />;
}
