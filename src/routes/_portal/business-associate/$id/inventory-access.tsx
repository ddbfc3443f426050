import { createFileRoute } from "@tanstack/react-router";
import { AccessTab } from "#features/clients/access-tab.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { ViewerProvider } from "#stones/row-viewer.tsx";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/business-associate/$id/inventory-access")({
  staticData: { title: "Inventory access" },
  component: InventoryAccess,
});

function InventoryAccess() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  const id = Number(Route.useParams().id);
  if (!user) return null; // A person who has just signed out is on the way to the sign-in pages.
  return (
    <ViewerProvider user={user} mayWrite={mayWrite("business-associate")}>
      <AccessTab key={id} accountId={id} onDirty={onDirty} />
      {question}
    </ViewerProvider>
  );
}
