import type { Body, Data } from "#api/operation-types.ts";
import { dash } from "#domain/format.ts";
import { isRoleId, roleNames } from "#domain/roles.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { words } from "./words.ts";

export type StoredHouse = Data<"getHouseSettings">;
type Security = NonNullable<StoredHouse["mail"]>["security"];

/** The settings as fields. The names of the mail server's are those of the wire. */
export type HouseForm = {
  time_zone: string;
  "mail.host": string;
  "mail.port": number | string;
  "mail.security": Security;
  "mail.user_name": string;
  "mail.password": string;
  "mail.from": string;
  second_factor_roles: number[];
  version: number;
};

type Role = NonNullable<Body<"setHouseSettings">["second_factor_roles"]>[number];
const rolesInWords = (roles: number[]) => roles.map((role) => (isRoleId(role) ? roleNames[role] : dash)).join(", ");

export const fields: FieldWords<HouseForm> = {
  time_zone: { label: words.zone },
  "mail.host": { label: words.host },
  "mail.port": { label: words.port },
  "mail.security": { label: words.security },
  "mail.user_name": { label: words.userName },
  "mail.password": { label: words.password },
  "mail.from": { label: words.from },
  second_factor_roles: { label: words.secondFactor, show: rolesInWords },
};

export const securities = (["tls", "starttls", "none"] as const).map((value) => ({
  value,
  label: words.securities[value],
}));
const ports: Readonly<Record<Security, number>> = { tls: 465, starttls: 587, none: 25 };

/** The port that belongs to a way of encryption, unless somebody typed another one. */
export const portFor = (security: Security, typed: number | string): number | string =>
  typed === "" || Object.values(ports).includes(Number(typed)) ? ports[security] : typed;

export function formOf({ time_zone, mail, second_factor_roles, version }: StoredHouse): HouseForm {
  return {
    time_zone,
    "mail.host": mail?.host ?? "",
    "mail.port": mail?.port ?? ports.tls,
    "mail.security": mail?.security ?? "tls",
    "mail.user_name": mail?.user_name ?? "",
    "mail.password": "",
    "mail.from": mail?.from ?? "",
    second_factor_roles,
    version,
  };
}

/** The changed settings alone: what the environment names is never sent. An empty host is no mail server. */
export function bodyOf(form: HouseForm, changed: readonly string[]): Body<"setHouseSettings"> {
  return {
    version: form.version,
    ...(changed.includes("time_zone") && { time_zone: form.time_zone }),
    ...(changed.includes("second_factor_roles") && { second_factor_roles: form.second_factor_roles as Role[] }),
    ...(changed.some((name) => name.startsWith("mail.")) && { mail: mailOf(form) }),
  };
}

function mailOf(form: HouseForm) {
  const host = form["mail.host"].trim();
  if (host === "") return null;
  const password = form["mail.password"];
  return {
    host,
    port: sentNumber(form["mail.port"]) as number,
    security: form["mail.security"],
    user_name: form["mail.user_name"].trim() || null,
    from: form["mail.from"].trim(),
    ...(password !== "" && { password }),
  };
}
