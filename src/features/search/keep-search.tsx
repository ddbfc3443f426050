import { Button } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { useNoRight } from "#api/view-only.ts";
import { addresses } from "#domain/addresses.ts";
import { conditionsOf } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { words } from "./words.ts";

/** The act that saves the search. */
export function SaveSearch({ mayWrite, onSave }: { mayWrite: boolean; onSave: () => void }) {
  const noRight = useNoRight();
  return (
    <Act
      variant="default"
      reason={mayWrite ? null : noRight}
      leftSection={<IconBookmark size={14} aria-hidden="true" />}
      onClick={onSave}
    >
      {words.saveMore}
    </Act>
  );
}

/** The link to a new demand for what the search asks. A search for nothing but a kind of stones begins none. */
export function DemandLink({ what, variant = "subtle" }: { what: StoneSearch; variant?: "default" | "subtle" }) {
  return (
    conditionsOf(what).length > 0 && (
      <Button variant={variant} component={Link} to={addresses.newDemand(what)}>
        {words.demandMore}
      </Button>
    )
  );
}
