import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

const widths = [160, 200, 24, 24];

/** The panels of rights while they load. */
export const RightsSkeleton = ({ label }: { label: string }) => (
  <Page label={label}>
    <Columns>
      <Panel title={words.title} flush>
        <SkeletonRows label={label} rows={4} widths={widths} />
      </Panel>
    </Columns>
  </Page>
);
