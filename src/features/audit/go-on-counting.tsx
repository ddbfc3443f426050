import { Button } from "@mantine/core";
import type { ListPage } from "#screens/list-page.ts";
import type { AuditSearch } from "./audit-search.ts";
import { words } from "./words.ts";

interface GoOnCountingProps extends Pick<ListPage<AuditSearch>, "onSearch"> {
  /** The last entry of the page. */
  oldest: number | undefined;
}

/** The act that counts on from the last entry of this page, as only a part was counted. */
export const GoOnCounting = ({ oldest, onSearch }: GoOnCountingProps) => (
  <>
    <span className="dim">{words.bounded}</span>
    <Button
      variant="default"
      disabled={oldest === undefined}
      onClick={() => onSearch({ seq_to: oldest && oldest - 1, page: undefined })}
    >
      {words.older}
    </Button>
  </>
);
