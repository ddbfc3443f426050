import { type ChangeEvent, useEffect, useMemo, useState } from "react";
import { sameValue } from "./same-value.ts";
import { type DraftName, useKept } from "./use-kept.ts";

export type FieldErrors = Readonly<Record<string, string>>;

/** The state of one form: its values, the values it began with, and the errors by field. */
export interface Form<Values extends object> {
  values: Values;
  /** The values when the form opened or was last saved. */
  initial: Values;
  errors: FieldErrors;
  /** The fields that differ from `initial`. */
  changed: readonly Extract<keyof Values, string>[];
  dirty: boolean;
  /** True if the form began with a draft. */
  isDraft: boolean;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  setErrors: (errors: FieldErrors) => void;
  /** Starts over, with the same values or with others. */
  reset: (values?: Values) => void;
  /** Hides the draft while the form is sent. An accepted form leaves no draft. */
  setSending: (isSending: boolean) => void;
  /** Drops the draft of values that were sent or discarded. */
  forget: () => void;
  /** Takes over the stored values of somebody else in the fields that were not touched here. */
  rebase: (stored: Values) => void;
  /** Props of a text field or textarea. */
  text: (name: Extract<keyof Values, string>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** Props of a field that hands out its value: Select, NumberField, PhoneField. */
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

interface Draft<Values> {
  initial: Values;
  values: Values;
}

/** The names of the fields whose values differ. */
export const changedIn = <Values extends object>(values: Values, initial: Values) =>
  (Object.keys(values) as Extract<keyof Values, string>[]).filter((name) => !sameValue(values[name], initial[name]));

/** The values of a draft without its passwords, which are typed anew. */
const withoutSecrets = <Values extends object>({ initial, values }: Draft<Values>): Values => {
  const secrets = Object.entries(initial).filter(([name]) => /password|secret/i.test(name));
  return { ...values, ...Object.fromEntries(secrets) };
};

/**
 * The values of a form, its changed fields and its errors by name. The rules are the server's; a field's error goes
 * when the field is touched. Typed values are kept as a draft until they are sent or discarded. A form of the same name
 * begins with the draft and with the stored values of that time. So a later save by somebody else is found as in a form
 * that was open all the time.
 */
export function useForm<Values extends object>(start: Values, draft: DraftName): Form<Values> {
  const { found, keep, setSending } = useKept<Draft<Values>>(draft);
  const [initial, setInitial] = useState(found?.initial ?? start);
  const [values, setValues] = useState(found?.values ?? start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isDraft, setDraft] = useState(found !== undefined);

  useEffect(() => {
    const typed = { initial, values: withoutSecrets({ initial, values }) };
    keep(changedIn(typed.values, initial).length > 0 ? typed : undefined);
  }, [values, initial, keep]);

  return useMemo(() => {
    type Name = Extract<keyof Values, string>;
    const changed = changedIn(values, initial);
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
      isDraft,
      set,
      setErrors,
      setSending,
      forget: () => keep(undefined),
      reset: (next = initial) => {
        setDraft(false);
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
  }, [values, initial, errors, isDraft, keep, setSending]);
}
