import type { Data } from "#api/operation-types.ts";
import type { ContentKind } from "#domain/home-content.ts";
import { banner, houseEvent, popup } from "#machines/active-toggle.ts";

/** A popup, an event or a banner as it travels. Only a banner has a type. */
export type ContentRow = Data<"createPopup"> & Partial<Pick<Data<"createBanner">, "type">>;

/** The operations and the machine of each kind. */
export const kinds = {
  popup: { list: "listPopups", create: "createPopup", update: "updatePopup", remove: "deletePopup", machine: popup },
  event: {
    list: "listEvents",
    create: "createEvent",
    update: "updateEvent",
    remove: "deleteEvent",
    machine: houseEvent,
  },
  banner: {
    list: "listBanners",
    create: "createBanner",
    update: "updateBanner",
    remove: "deleteBanner",
    machine: banner,
  },
} as const satisfies Record<ContentKind, object>;

/** The reads that a change of each kind leaves out of date. */
export const refreshesOf = (kind: ContentKind) => [kinds[kind].list, "listShownContent"] as const;
