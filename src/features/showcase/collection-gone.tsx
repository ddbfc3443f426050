import { Button } from "@mantine/core";
import { messages } from "#domain/portal-messages.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { CollectionTitle } from "./collection-title.tsx";
import { words } from "./words.ts";

/** The notice of a collection that is not there, or no more, with the way to those that are. */
export const CollectionGone = ({ id, back }: { id: number; back: string }) => (
  <>
    <CollectionTitle back={back}>{words.numbered(id)}</CollectionTitle>
    <BlankState
      title={messages.notFound}
      acts={
        <Button variant="default" component={Link} to={back}>
          {words.allCollections}
        </Button>
      }
    >
      {words.collectionGone}
    </BlankState>
  </>
);
