import type { Data } from "#api/operation-types.ts";
import { useNoRight } from "#api/view-only.ts";
import { type BusinessValues, businessValues } from "#domain/business-values.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Code } from "#ui/marks/code.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { useBusinessWords } from "./use-business-words.ts";
import { words } from "./words.ts";

interface BusinessPanelProps {
  business: Data<"getBusiness">;
  mayWrite: boolean;
  onEdit: () => void;
}

const shownFirst = ["company_name", "type_id", "tax_identification_number", "phone_number", "website"] as const;
const shownThen = ["country_id", "state_id", "city_id", "address", "postal_code"] as const;

/** One's own business as the house knows it. Only the house changes the details of a registered one. */
export function BusinessPanel({ business, mayWrite, onEdit }: BusinessPanelProps) {
  const fields: FieldWords<BusinessValues> = useBusinessWords(business);
  const values = businessValues(business);
  const isRegistered = business.status === codes.business.registered;
  const noRight = useNoRight();
  const reason = mayWrite ? (isRegistered ? messages.businessRegistered : null) : noRight;
  const facts: Fact[] = [...shownFirst, ...shownThen].map((name) => {
    const field = fields[name];
    const show = field?.show as ((value: unknown) => Fact["value"]) | undefined;
    const shown = show ? show(values[name]) : values[name];
    const isNumber = name === "tax_identification_number" && values[name] !== "";
    return { label: field?.label ?? name, value: isNumber ? <Code>{values[name]}</Code> : shown };
  });
  return (
    <Panel title={words.details} aside={<StatusBadge list="business" code={business.status} />}>
      <div className="stack">
        <Facts of={facts} columns={5} />
        <div>
          <Act variant="default" reason={reason} onClick={onEdit}>
            {words.edit}
          </Act>
        </div>
      </div>
    </Panel>
  );
}
