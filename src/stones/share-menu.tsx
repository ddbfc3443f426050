import { Menu } from "@mantine/core";
import { IconCopy, IconLink, IconShare2 } from "@tabler/icons-react";
import { memo, useState } from "react";
import { useViewOnly } from "#api/view-only.ts";
import { count } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { type SharedStone, shareText, unpriced } from "#domain/share-text.ts";
import { Act } from "#ui/act/act.tsx";
import { copyText } from "#ui/notice/copy-text.ts";
import { useMayPublish } from "./publishing.ts";
import { ShareLink } from "./share-link.tsx";
import { words } from "./words.ts";

interface ShareMenuProps {
  stones: readonly SharedStone[];
  /** The client whose prices are shown and shared. */
  clientId: number | undefined;
  /** True beside the one open stone: there it needs no number. */
  isOfOne?: boolean;
}

function Share({ stones, clientId, isOfOne }: ShareMenuProps) {
  const [isLinking, setLinking] = useState(false);
  const viewOnly = useViewOnly();
  const isPublisher = useMayPublish();
  const reason = stones.length === 0 ? messages.selectDiamond : viewOnly;
  const act = (
    <Act variant="default" reason={reason} leftSection={<IconShare2 size={14} aria-hidden="true" />}>
      {isOfOne || stones.length === 0 ? words.share : words.shareSome(count(stones.length))}
    </Act>
  );
  if (reason) return act;

  const copy = (of: readonly SharedStone[]) => copyText(shareText(of, location.origin), words.copied(stones.length));
  return (
    <>
      <Menu position="top-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
        <Menu.Target>{act}</Menu.Target>
        <Menu.Dropdown className="act-menu">
          <Menu.Item leftSection={<IconCopy size={14} aria-hidden="true" />} onClick={() => void copy(stones)}>
            {words.copyText}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={14} aria-hidden="true" />}
            onClick={() => void copy(unpriced(stones))}
          >
            {words.copyUnpriced}
          </Menu.Item>
          {isPublisher && (
            <Menu.Item leftSection={<IconLink size={14} aria-hidden="true" />} onClick={() => setLinking(true)}>
              {words.makeLinkMore}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isLinking && (
        <ShareLink
          stockNumbers={stones.map(({ stock_no }) => stock_no)}
          clientId={clientId}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}

/** Shares selected stones at the shown prices (spec §9). Without a selection it asks for one. */
export const ShareMenu = memo(Share);
