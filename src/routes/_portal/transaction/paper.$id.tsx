import { createFileRoute } from "@tanstack/react-router";
import { PaperPage } from "#features/papers/paper-page.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";

export const Route = createFileRoute("/_portal/transaction/paper/$id")({
  beforeLoad: requireScreen("transaction/memo", "transaction/invoice"),
  staticData: { title: "Paper" },
  component: Paper,
});

function Paper() {
  const { mayWrite } = useAccess();
  const id = Number(Route.useParams().id);
  const newTask = mayWrite("transaction/tasks") ? `/transaction/tasks?new=true&paper=${id}` : undefined;
  return <PaperPage key={id} id={id} addressOf={(other) => `/transaction/paper/${other}`} newTask={newTask} />;
}
