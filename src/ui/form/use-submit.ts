import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type FormFailure, fieldErrors } from "./form-failure.ts";
import type { Form } from "./use-form.ts";

/** What a form does when it is sent: nothing comes back when it was taken, else why not. */
export type Submit<Values extends object> = (values: Values) => Promise<FormFailure<Values> | undefined>;

/** Sending a form: once at a time, errors to their fields, focus to the first of them, Ctrl+Enter from anywhere in it. */
export function useSubmit<Values extends object>(form: Form<Values>, onSubmit: Submit<Values>, isTrial = false) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure<Values>>();
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [refusals, setRefusals] = useState(0);
  // Once the errors stand at their fields.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [refusals]);

  async function send(values: Values = form.values) {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(undefined);
    form.setSending(true);
    try {
      const refused = await onSubmit(values);
      setFailure(refused);
      // What was only tried is not stored anywhere yet: its draft waits for that.
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
    failure,
    clearFailure: () => setFailure(undefined),
    send,
    /** Props of the `<form>`; `ask` comes in between where something must be confirmed first. */
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

/** A form that is being sent: whether it waits, and what came of it. */
export type Sending<Values extends object> = ReturnType<typeof useSubmit<Values>>;
