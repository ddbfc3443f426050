import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { ApiError } from "#api/errors.ts";
import type { Input } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { refusedFields } from "./sign-up-fields.ts";

export interface Availability {
  /** What stands against it, in the server's words. */
  error: string | undefined;
  isFree: boolean;
  /** Asks at once, when the field is left. */
  ask: () => void;
}

const pauseMs = 500;
const freshForMs = 30_000;
const isAboutTheField = (error: unknown) => error instanceof ApiError && [400, 409, 422].includes(error.status);

/** spec §5: is this name or address still free? Asked when one stops typing, and when the field is left. */
function useAvailability<O extends "checkUsername" | "checkEmail">(
  id: O,
  field: string,
  value: string,
  inputOf: (value: string) => Input<O>,
): Availability {
  const [rested] = useDebouncedValue(value, pauseMs);
  const [left, setLeft] = useState("");
  const isReady = value !== "" && (rested === value || left === value);
  const { isSuccess, error } = useCall(id, inputOf(value), { isReady, freshForMs });
  const refused = isReady && isAboutTheField(error);
  return {
    error: refused ? refusedFields(error)[field] : undefined,
    isFree: isReady && isSuccess,
    ask: () => setLeft(value),
  };
}

/** Is this user name free, in any case of its letters? */
export const useFreeUserName = (name: string) =>
  useAvailability("checkUsername", "user_name", name.trim(), (user_name) => ({ body: { user_name } }));

/** Has this address no account yet, in any case of its letters? */
export const useFreeEmail = (address: string) =>
  useAvailability("checkEmail", "email", address.trim(), (email) => ({ body: { email } }));
