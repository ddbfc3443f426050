import { useState } from "react";

/** Props of an input that may hold a text which cannot be read. */
interface UnreadProps {
  ref: (input: HTMLInputElement | null) => void;
  onInvalid: () => void;
}

/**
 * The refusal of a text that a field cannot read. The form is held back as long as it stands (`holdsUnread`). It is
 * told when the field is left or the form is sent, and not at every key.
 */
export function useUnread(text: string, refusal: string | null) {
  const [told, setTold] = useState<string>();
  const tell = () => setTold(text);
  const props: UnreadProps = {
    ref: (input) => input?.setCustomValidity(refusal ?? ""),
    onInvalid: tell,
  };
  return { error: refusal !== null && told === text ? refusal : undefined, tell, props };
}

/** True if a field of the form holds a text that it cannot read. Each such field then tells so. */
export const holdsUnread = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement && field.validity.customError && !field.checkValidity(),
  ).length > 0;
