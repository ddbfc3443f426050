import { useEffect, useRef, useState } from "react";
import { type ApiError, fieldErrors } from "#api/errors.ts";
import type { DoorSession } from "./door-session.ts";

interface Options {
  session: DoorSession;
  /** Puts the sentences at their fields. */
  onErrors: (errors: Record<string, string>, refusal?: ApiError) => void;
}

/** The refusal of this form's latest order. The first wrong field gets the focus. */
export function useRefusal({ session, onErrors }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { isBusy } = session;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a call is what counts, not who listens to it.
  useEffect(() => {
    if (isBusy || !asked.current) return;
    asked.current = false;
    const heard = session.refusal();
    setRefusal(heard);
    if (!heard) return;
    onErrors(fieldErrors(heard), heard);
    requestAnimationFrame(() => {
      const field =
        form.current?.querySelector<HTMLElement>("[aria-invalid='true']") ??
        form.current?.querySelector<HTMLElement>("[name=password], [name=otp]");
      field?.focus();
    });
  }, [isBusy]);

  return {
    form,
    refusal,
    /** Runs an order of this form. Only its refusal, and no earlier one, belongs to the form. */
    ask: (order: () => void) => {
      asked.current = true;
      setRefusal(null);
      onErrors({});
      order();
    },
  };
}
