import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { ApiError } from "#api/errors.ts";
import type { Input } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { refusedFields } from "./sign-up-fields.ts";

export interface Availability {
  /** The objection to the value, in the server's words. */
  error: string | undefined;
  isFree: boolean;
  /** Asks at once; for the moment that the field is left. */
  ask: () => void;
}

const pauseMs = 500;
const freshForMs = 30_000;
const isAboutTheField = (error: unknown) => error instanceof ApiError && [400, 409, 422].includes(error.status);

/** spec §5: asks whether this name or address is free, after a pause in the typing, and when the field is left. */
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

/** The availability of a user name, in any case of its letters. */
export const useFreeUserName = (name: string) =>
  useAvailability("checkUsername", "user_name", name.trim(), (user_name) => ({ body: { user_name } }));

/** The availability of an address, in any case of its letters. */
export const useFreeEmail = (address: string) =>
  useAvailability("checkEmail", "email", address.trim(), (email) => ({ body: { email } }));
