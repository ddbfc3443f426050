import type { Generated } from "kysely";
import type { RemoteProtocol } from "#domain/remote-places.ts";
import type { Timestamp } from "./column-types.ts";

/** Folders on servers that are not the house's own. */
export type RemoteTables = {
  remote_place: {
    id: Generated<number>;
    protocol: RemoteProtocol;
    host: string;
    port: number;
    folder: string;
    user_name: string;
    sealed_secret: string | null;
    host_key: string | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
};
