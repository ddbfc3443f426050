import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import type { Data } from "#api/operation-types.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret);
    notify.success(words.copied);
  } catch {
    notify.failure(words.notCopied);
  }
}

/** A new key, shown this once, to copy before the window closes. */
export const KeyShown = ({ made, onClose }: { made: Data<"createApiKey">; onClose: () => void }) => (
  <Dialog
    title={words.ready(made.key.name)}
    size="md"
    onClose={onClose}
    foot={
      <>
        <Button size="sm" variant="default" onClick={onClose}>
          {words.kept}
        </Button>
        <Act
          size="sm"
          data-autofocus
          leftSection={<IconCopy size={14} aria-hidden="true" />}
          onClick={() => void copy(made.secret)}
        >
          {words.copy}
        </Act>
      </>
    }
  >
    <Notice hue="orange">{words.shownOnce}</Notice>
    <TextInput
      label={words.key}
      readOnly
      value={made.secret}
      onFocus={(event) => event.currentTarget.select()}
      styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
    />
  </Dialog>
);
