import type { Body, Data } from "#api/operation-types.ts";
import { type RemoteProtocol, usualPorts } from "#domain/remote-places.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { FieldErrors } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

/** A place on somebody else's server as it is kept: of its password only that there is one. */
export type RemotePlace = NonNullable<Data<"createStockList">["remote_place"]>;
type RemotePlaceChange = Body<"tryRemotePlace">["place"];

/** The fields of a place within a form, under the names by which the server speaks of them. */
export interface RemotePlaceForm {
  "remote_place.protocol": RemoteProtocol;
  "remote_place.host": string;
  "remote_place.port": number | string;
  "remote_place.folder": string;
  "remote_place.user_name": string;
  /** Empty for the one that is kept. */
  "remote_place.secret": string;
  "remote_place.host_key": string | null;
}

export const remotePlaceFields: FieldWords<RemotePlaceForm> = {
  "remote_place.protocol": { label: words.protocol, show: (protocol) => words.protocols[protocol] },
  "remote_place.host": { label: words.host },
  "remote_place.port": { label: words.port },
  "remote_place.folder": { label: words.folder },
  "remote_place.user_name": { label: words.user },
  "remote_place.secret": { label: words.secret, show: () => "••••" },
  "remote_place.host_key": { label: words.key, show: (key) => key ?? words.notMet },
};

export const emptyRemotePlace: RemotePlaceForm = {
  "remote_place.protocol": "sftp",
  "remote_place.host": "",
  "remote_place.port": usualPorts.sftp,
  "remote_place.folder": "",
  "remote_place.user_name": "",
  "remote_place.secret": "",
  "remote_place.host_key": null,
};

/** The fields of a kept place; empty ones where there is none. */
export function remotePlaceForm(place: RemotePlace | null): RemotePlaceForm {
  if (!place) return emptyRemotePlace;
  return {
    "remote_place.protocol": place.protocol,
    "remote_place.host": place.host,
    "remote_place.port": place.port,
    "remote_place.folder": place.folder,
    "remote_place.user_name": place.user_name,
    "remote_place.secret": "",
    "remote_place.host_key": place.host_key,
  };
}

/** A place as it is sent. Without a typed password the kept one stays. */
export function remotePlaceBody(values: RemotePlaceForm): RemotePlaceChange {
  const secret = values["remote_place.secret"];
  return {
    protocol: values["remote_place.protocol"],
    host: values["remote_place.host"].trim(),
    port: sentNumber(values["remote_place.port"]) as number,
    folder: values["remote_place.folder"].trim(),
    user_name: values["remote_place.user_name"].trim(),
    host_key: values["remote_place.host_key"],
    ...(secret !== "" && { secret }),
  };
}

export interface RemotePlaceFieldsProps {
  values: RemotePlaceForm;
  errors: FieldErrors;
  /** The `set` of the form that these fields are part of. */
  onChange<Name extends keyof RemotePlaceForm>(name: Name, value: RemotePlaceForm[Name]): void;
  /** The place that is kept, whose password serves as long as none is typed. */
  kept: RemotePlace | null;
}
