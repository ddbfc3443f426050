import { Button } from "@mantine/core";
import { useState } from "react";
import { count } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import type { Associate, AssociateDetail } from "./associate.ts";
import { DeleteAssociate } from "./associate-acts.tsx";
import { AssociateFacts } from "./associate-facts.tsx";
import { AssociatePasswordDialog } from "./associate-password-dialog.tsx";
import { associateLists, type TabPath } from "./associate-tabs.ts";
import { words } from "./words.ts";

interface AssociateDrawerProps {
  /** As the list has them. */
  associate: Associate;
  /** Once it has come: also what stands in the lists of their customers. */
  detail: AssociateDetail | null;
  place?: Place;
  /** Where one of the associate's tabs is; nowhere for who may not look at it. */
  addressOf: (tab: TabPath) => string | undefined;
  onEdit: () => void;
  onClose: () => void;
}

/** A quick look at an associate beside the list, and what is done without opening them. */
export function AssociateDrawer({ associate, detail, place, addressOf, onEdit, onClose }: AssociateDrawerProps) {
  const [asksPassword, askPassword] = useState(false);
  const reason = useWriteReason();
  return (
    <Drawer
      title={personName(associate)}
      place={place}
      onClose={onClose}
      foot={
        <div className="row between wrap">
          <div className="row wrap">
            <Act variant="default" reason={reason} onClick={onEdit}>
              {words.editMore}
            </Act>
            <Act variant="default" reason={reason} onClick={() => askPassword(true)}>
              {words.passwordMore}
            </Act>
          </div>
          <Button size="sm" component={Link} to={addressOf("profile") ?? ""}>
            {words.open}
          </Button>
        </div>
      }
    >
      <section>
        <AssociateFacts of={detail ?? associate} columns={2} customers={addressOf("customers")} />
      </section>
      <section>
        <h3>{words.openLines}</h3>
        <OpenLines lists={detail?.lists} addressOf={addressOf} />
      </section>
      <DeleteAssociate of={associate} onDeleted={onClose} />
      {asksPassword && <AssociatePasswordDialog of={associate} onClose={() => askPassword(false)} />}
    </Drawer>
  );
}

interface OpenLinesProps {
  lists: AssociateDetail["lists"];
  addressOf: AssociateDrawerProps["addressOf"];
}

/** What stands in each list of their customers, each leading there. */
export function OpenLines({ lists, addressOf }: OpenLinesProps) {
  return (
    <Facts
      columns={4}
      of={associateLists.map(({ list, tab, label }) => {
        const many = lists ? count(lists[list]) : "…";
        const to = addressOf(tab);
        return {
          label,
          value: to ? (
            <Link to={to} aria-label={`${label} ${many}`}>
              {many}
            </Link>
          ) : (
            many
          ),
        };
      })}
    />
  );
}
