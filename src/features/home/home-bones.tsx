import { homeRows } from "#domain/home.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";

interface HomeBonesProps {
  title: string;
  /** True if a row has two lines. */
  isTall?: boolean;
}

/** A panel whose rows are on their way, as high as a full one. */
export const HomeBones = ({ title, isTall }: HomeBonesProps) => (
  <Panel title={title} flush>
    <div className="home-bones" data-tall={isTall || undefined}>
      <SkeletonRows label={title} rows={homeRows} widths={[200, 60]} />
    </div>
  </Panel>
);
