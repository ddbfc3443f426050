import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { areRefusedGone } from "./are-refused-gone.ts";
import { type FormFailure, fieldErrors } from "./form-failure.ts";
import type { Form } from "./use-form.ts";

/** Sends a form. Resolves to nothing for success, else to the failure. */
export type Submit<Values extends object> = (values: Values) => Promise<FormFailure<Values> | undefined>;

/**
 * Sends a form, once at a time. Errors go to their fields, and the focus to the first of them. Ctrl+Enter sends from
 * anywhere in the form.
 */
export function useSubmit<Values extends object>(form: Form<Values>, onSubmit: Submit<Values>, isTrial = false) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure<Values>>();
  const [sent, setSent] = useState(form.values);
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [refusals, setRefusals] = useState(0);
  // The focus moves after the errors are drawn at their fields.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [refusals]);

  async function send(values: Values = form.values) {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(undefined);
    setSent(values);
    form.setSending(true);
    try {
      const refused = await onSubmit(values);
      setFailure(refused);
      // A trial stores nothing, so its draft stays.
      if (!refused && !isTrial) form.forget();
      if (refused) {
        form.setErrors(fieldErrors(refused));
        setRefusals((count) => count + 1);
      }
    } finally {
      form.setSending(false);
      running.current = false;
      setPending(false);
    }
  }

  return {
    pending,
    failure: failure && areRefusedGone(failure, sent, form.values) ? undefined : failure,
    clearFailure: () => setFailure(undefined),
    send,
    /** Props of the `<form>`. `ask` comes first where something must be confirmed. */
    formProps: (ask: () => void = () => void send()) => ({
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        ask();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        ask();
      },
    }),
  };
}

/** The sending of a form: whether it waits, and its result. */
export type Sending<Values extends object> = ReturnType<typeof useSubmit<Values>>;
