import { Select } from "@mantine/core";
import type { Form } from "#ui/form/use-form.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { HouseForm } from "./settings-form.ts";
import { words } from "./words.ts";

const known = Intl.supportedValuesOf("timeZone");

interface ZonePanelProps {
  form: Form<HouseForm>;
  isFixed: boolean;
  mayWrite: boolean;
}

/** The house's time zone. */
export function ZonePanel({ form, isFixed, mayWrite }: ZonePanelProps) {
  const { time_zone } = form.values;
  const zones = [...new Set(["UTC", time_zone, ...known])];
  return (
    <Panel title={words.zone}>
      <div className="stack">
        {isFixed && <Notice hue="blue">{words.zoneFixed}</Notice>}
        <Select
          label={words.zone}
          description={words.zoneText}
          data={zones}
          searchable
          allowDeselect={false}
          limit={50}
          disabled={isFixed || !mayWrite}
          {...form.pick("time_zone")}
          onChange={(zone) => zone && form.set("time_zone", zone)}
        />
      </div>
    </Panel>
  );
}
