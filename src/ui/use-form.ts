import { type ChangeEvent, useMemo, useState } from "react";
import { sameValue } from "./same-value.ts";

export type FieldErrors = Readonly<Record<string, string>>;

/** The state of one form: values beside what they were, and what is wrong with them by field. */
export interface Form<Values extends object> {
  values: Values;
  /** What the values were when the form opened, or were last saved. */
  initial: Values;
  errors: FieldErrors;
  /** The fields that differ from `initial`. */
  changed: readonly Extract<keyof Values, string>[];
  dirty: boolean;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  setErrors: (errors: FieldErrors) => void;
  /** Starts over, with the same values or with others. */
  reset: (values?: Values) => void;
  /** Takes over what somebody else stored in the fields that were not touched here. */
  rebase: (stored: Values) => void;
  /** Props of a text field or textarea. */
  text: (name: Extract<keyof Values, string>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** Props of a field that hands out its value: Select, NumberInput, PhoneField. */
  pick: <Name extends Extract<keyof Values, string>>(
    name: Name,
  ) => { name: string; value: Values[Name]; error: string | undefined; onChange: (value: Values[Name]) => void };
  /** Props of a Checkbox or Switch. */
  tick: (name: Extract<keyof Values, string>) => {
    name: string;
    checked: boolean;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Values, what changed, and errors by name. The rules are the server's; a field's error goes when it is touched. */
export function useForm<Values extends object>(start: Values): Form<Values> {
  const [initial, setInitial] = useState(start);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});

  return useMemo(() => {
    type Name = Extract<keyof Values, string>;
    const changed = (Object.keys(values) as Name[]).filter((name) => !sameValue(values[name], initial[name]));
    const set = <N extends keyof Values>(name: N, value: Values[N]) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => {
        const { [String(name)]: _, ...rest } = now;
        return rest;
      });
    };
    return {
      values,
      initial,
      errors,
      changed,
      dirty: changed.length > 0,
      set,
      setErrors,
      reset: (next = initial) => {
        setInitial(next);
        setValues(next);
        setErrors({});
      },
      rebase: (stored) => {
        const mine = Object.fromEntries(changed.map((name) => [name, values[name]]));
        setInitial(stored);
        setValues({ ...stored, ...mine });
        setErrors({});
      },
      text: (name) => ({
        name,
        value: String(values[name] ?? ""),
        error: errors[name],
        onChange: (event) => set(name, event.currentTarget.value as Values[Name]),
      }),
      pick: <N extends Name>(name: N) => ({
        name,
        value: values[name],
        error: errors[name],
        onChange: (value: Values[N]) => set(name, value),
      }),
      tick: (name) => ({
        name,
        checked: Boolean(values[name]),
        error: errors[name],
        onChange: (event) => set(name, event.currentTarget.checked as Values[Name]),
      }),
    };
  }, [values, initial, errors]);
}
