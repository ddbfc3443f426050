import { Menu } from "@mantine/core";
import { IconCopy, IconShare2 } from "@tabler/icons-react";
import { memo } from "react";
import { count } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { type SharedStone, shareText } from "#domain/share-text.ts";
import { Act } from "#ui/act.tsx";
import { notify } from "#ui/notify.ts";
import { words } from "./words.ts";

function Share({ stones }: { stones: readonly SharedStone[] }) {
  const act = (
    <Act
      variant="default"
      reason={stones.length === 0 ? messages.selectDiamond : null}
      leftSection={<IconShare2 size={14} aria-hidden="true" />}
    >
      {stones.length === 0 ? words.share : words.shareSome(count(stones.length))}
    </Act>
  );
  if (stones.length === 0) return act;

  async function copy() {
    try {
      await navigator.clipboard.writeText(shareText(stones, location.origin));
      notify.success(words.copied(stones.length));
    } catch {
      notify.failure(words.notCopied);
    }
  }
  return (
    <Menu position="top-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>{act}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={14} aria-hidden="true" />} onClick={() => void copy()}>
          {words.copyText}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Passes selected stones on, at the prices that are shown (spec §9). Without a selection it says what is missing. */
export const ShareMenu = memo(Share);
