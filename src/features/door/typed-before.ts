import { useEffect, useState } from "react";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { noFields, type SignUpFields } from "./sign-up-fields.ts";

type Typed = Omit<SignUpFields, "password">;

const place = "loupe.sign-up";
const keptMs = 3_600_000;

const isText = (value: unknown) => typeof value === "string";
const isTyped = (found: unknown): found is Typed => {
  const { email, user_name, first_name, last_name, phone } = (found ?? {}) as Partial<Typed>;
  const isPhone = isText(phone?.number) && (phone?.countryId === null || typeof phone?.countryId === "number");
  return isPhone && [email, user_name, first_name, last_name].every(isText);
};

function find(): Typed | undefined {
  try {
    const { until, typed } = JSON.parse(sessionStorage.getItem(place) ?? "null") as { until: number; typed: unknown };
    return Date.now() < until && isTyped(typed) ? typed : undefined;
  } catch {
    return undefined;
  }
}

const isEmpty = ({ phone, ...texts }: Typed) => [phone.number, ...Object.values(texts)].every((text) => text === "");

/** Keeps what is typed, or nothing. A browser that keeps nothing goes on without it. */
function keep(typed: Typed | null): void {
  try {
    if (typed === null || isEmpty(typed)) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ until: Date.now() + keptMs, typed }));
  } catch {}
}

/**
 * The form of a sign-up. The tab keeps what is typed for an hour: on a telephone the page is often loaded anew while
 * its visitor reads the code in their mail. The password is never kept, and nothing is as soon as the form is sent.
 */
export function useSignUpForm(isSent: boolean) {
  const [found] = useState(find);
  const fields = useForm<SignUpFields>({ ...noFields, ...found }, neverKept);
  const { values } = fields;
  useEffect(() => {
    const { password: _, ...typed } = values;
    keep(isSent ? null : typed);
  }, [values, isSent]);
  return { fields, isBack: found !== undefined };
}
