import { createFileRoute } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import { PaperPage } from "#features/papers/paper-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { staff } from "#machines/stone-facts.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { usePaperLists } from "../../-use-paper-lists.ts";

export const Route = createFileRoute("/_portal/transaction/paper/$id")({
  beforeLoad: requireScreen("transaction/memo", "transaction/invoice"),
  staticData: { title: "Paper" },
  component: Paper,
});

function Paper() {
  const { mayWrite } = useAccess();
  const user = useSession().user;
  // True for people who may issue a paper. Quality control only takes back.
  const movesDue =
    mayWrite("transaction/memo") && user !== null && isRoleId(user.role_id) && partyOf(user.role_id) in staff;
  const id = Number(Route.useParams().id);
  const newTask = mayWrite("transaction/tasks") ? addresses.newTask(id) : undefined;
  const shared = { addressOf: addresses.paper, lists: usePaperLists("transaction"), newTask, movesDue };
  return <PaperPage key={id} id={id} {...shared} />;
}
