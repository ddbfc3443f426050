import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/enquiry")({
  beforeLoad: requireScreen("transaction/enquiry"),
  validateSearch: linesSearch("enquiry"),
  staticData: { title: "Enquiry" },
  component: Enquiries,
});

function Enquiries() {
  return <AssociateLines id={Number(Route.useParams().id)} list="enquiry" />;
}
