import { createFileRoute, useRouter } from "@tanstack/react-router";
import { newLoadSearch } from "#features/loads/loads-search.ts";
import { NewLoadPage } from "#features/loads/new-load-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "inventory/loads";

export const Route = createFileRoute("/_portal/inventory/loads/new")({
  beforeLoad: requireScreen(screen),
  validateSearch: newLoadSearch,
  staticData: { title: "Upload a file" },
  component: NewLoad,
});

function NewLoad() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  const router = useRouter();
  const onGo = (href: string) => void router.navigate({ href });
  return (
    <>
      <NewLoadPage search={Route.useSearch()} mayWrite={mayWrite(screen)} onGo={onGo} onDirty={onDirty} />
      {question}
    </>
  );
}
