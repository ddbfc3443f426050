import "@mantine/dates/styles.layer.css";
import { DateInput } from "@mantine/dates";
import { parseDay } from "#domain/format.ts";
import { words } from "../words.ts";
import { calendar } from "./calendar.ts";

export interface DateFieldProps {
  label: string;
  name?: string;
  /** A day as `YYYY-MM-DD`. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string;
  required?: boolean;
}

/**
 * A field for a day, typed as DD/MM/YYYY or DD-MM-YYYY, or picked. A day that is not in the calendar is refused (spec
 * §9).
 */
export function DateField(props: DateFieldProps) {
  return (
    <DateInput
      {...props}
      valueFormat="DD/MM/YYYY"
      placeholder="DD/MM/YYYY"
      dateParser={parseDay}
      // A required day can be replaced, not removed.
      clearable={!props.required}
      clearButtonProps={{ "aria-label": words.clear }}
      {...calendar}
      popoverProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
