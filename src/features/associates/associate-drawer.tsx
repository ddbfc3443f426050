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
  /** The associate as the list has it. */
  associate: Associate;
  /** The detail with the counts of their customers' lists; null until it is read. */
  detail: AssociateDetail | null;
  place?: Place;
  /** The address of a tab of the associate; undefined without the right to it. */
  addressOf: (tab: TabPath) => string | undefined;
  onEdit: () => void;
  onClose: () => void;
}

/** A quick look at an associate beside the list, with the acts that need no page of their own. */
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

/** The number of lines in each list of their customers, with a link to it. */
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
