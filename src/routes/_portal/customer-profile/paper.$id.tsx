import { createFileRoute } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { PaperPage } from "#features/papers/paper-page.tsx";
import { requireScreen } from "../../-guards.ts";
import { usePaperLists } from "../../-use-paper-lists.ts";

export const Route = createFileRoute("/_portal/customer-profile/paper/$id")({
  beforeLoad: requireScreen("customer-profile/memo", "customer-profile/invoice"),
  staticData: { title: "Paper" },
  component: Paper,
});

function Paper() {
  const id = Number(Route.useParams().id);
  return <PaperPage key={id} id={id} addressOf={addresses.ownPaper} lists={usePaperLists("customer-profile")} />;
}
