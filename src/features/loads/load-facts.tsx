import { formatDateTime } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import type { LoadDetail } from "./load.ts";
import { words } from "./words.ts";

/** The file of a load: whose it is, what it holds, who sent it. */
export const LoadFacts = ({ load }: { load: LoadDetail }) => (
  <Panel title={words.theFile}>
    <Facts
      columns={3}
      of={[
        { label: words.provider, value: load.provider.name },
        { label: words.file, value: load.file_name },
        { label: words.size, value: words.bytes(load.file_bytes) },
        { label: words.mode, value: words.modes[load.mode] },
        { label: words.via, value: words.vias[load.via] },
        ...(load.asked.length > 0 ? [{ label: words.asked, value: words.isAsked(load.asked) }] : []),
        { label: words.by, value: load.created_by ?? words.house },
        { label: words.when, value: formatDateTime(load.created_at) },
      ]}
    />
  </Panel>
);
