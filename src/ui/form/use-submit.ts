import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { bringIntoSight } from "../marks/bring-into-sight.ts";
import { areRefusedGone } from "./are-refused-gone.ts";
import { areFieldsMended, type FormFailure, fieldErrors } from "./form-failure.ts";
import type { Form } from "./use-form.ts";
import { holdsUnread } from "./use-unread.ts";

/** Sends a form. Resolves to nothing for success, else to the failure. */
export type Submit<Values extends object> = (values: Values) => Promise<FormFailure<Values> | undefined>;

/**
 * Sends a form, once at a time. Errors go to their fields, and the focus to the first of them. Ctrl+Enter sends from
 * anywhere in the form. A form with a text that one of its fields cannot read is neither asked about nor sent.
 */
export function useSubmit<Values extends object>(form: Form<Values>, onSubmit: Submit<Values>, isTrial = false) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure<Values>>();
  const [sent, setSent] = useState(form.values);
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [refusals, setRefusals] = useState(0);
  // After the errors are drawn the focus moves to the first wrong field. Without one the form's head comes into sight:
  // whoever sent the form from its end would see nothing happen.
  useEffect(() => {
    if (refusals === 0) return;
    const first = (what: string) => element.current?.querySelector<HTMLElement>(what);
    const [wrong, told] = [first("[aria-invalid='true']"), first("[role=alert]")];
    if (wrong) wrong.focus();
    else if (told) bringIntoSight(told);
  }, [refusals]);

  function isHeldBack(): boolean {
    const isHeld = holdsUnread(element.current);
    if (isHeld) setRefusals((count) => count + 1);
    return isHeld;
  }

  async function send(values: Values = form.values) {
    if (running.current || isHeldBack()) return;
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
    failure:
      failure && (areRefusedGone(failure, sent, form.values) || areFieldsMended(failure, form.errors))
        ? undefined
        : failure,
    clearFailure: () => setFailure(undefined),
    send,
    /** Props of the `<form>`. `ask` comes first where something must be confirmed. */
    formProps: (ask: () => void = () => void send()) => ({
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isHeldBack()) ask();
      },
      // A second press may mean "all the same": a key that is held down and a double click are one press.
      onClick: (event: MouseEvent) => {
        if (event.detail > 1 && isOfSubmit(event.target)) event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        const isShortcut = event.ctrlKey || event.metaKey;
        // In an open list Enter chooses. Where nothing is found, there is nothing to choose, and nothing is sent.
        if (!isShortcut && isOpenList(event.target)) event.preventDefault();
        if (isShortcut || (event.repeat && !(event.target instanceof HTMLTextAreaElement))) event.preventDefault();
        if (isShortcut && !event.repeat && !isHeldBack()) ask();
      },
    }),
  };
}

const isOpenList = (target: EventTarget): boolean =>
  target instanceof Element && target.matches("[role=combobox][aria-expanded=true]");

const isOfSubmit = (target: EventTarget): boolean =>
  target instanceof Element && target.closest<HTMLButtonElement>("button")?.type === "submit";

/** The sending of a form: whether it waits, and its result. */
export type Sending<Values extends object> = ReturnType<typeof useSubmit<Values>>;
