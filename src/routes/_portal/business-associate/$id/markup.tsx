import { createFileRoute } from "@tanstack/react-router";
import { AssociateMarkup } from "#features/markups/associate-markup.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "inventory/markups";

export const Route = createFileRoute("/_portal/business-associate/$id/markup")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "Markup" },
  component: Markup,
});

function Markup() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  const id = Number(Route.useParams().id);
  return (
    <>
      <AssociateMarkup key={id} id={id} mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
