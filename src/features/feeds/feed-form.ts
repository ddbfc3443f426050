import type { Body } from "#api/operation-types.ts";
import type { FeedAfterwards, FeedPaging, FeedSignIn, FeedSource } from "#domain/feeds.ts";
import type { LoadMode } from "#domain/load.ts";
import { sentNumber } from "#domain/typed-number.ts";
import {
  emptyRemotePlace,
  type RemotePlaceForm,
  remotePlaceBody,
  remotePlaceFields,
  remotePlaceForm,
} from "#screens/remote-place/remote-place-form.ts";
import {
  type ScheduleForm,
  scheduleForm,
  scheduleWordsOf,
  typedSchedule,
  usualSchedule,
} from "#screens/schedule/schedule-form.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { Feed } from "./feed.ts";
import { words } from "./words.ts";

/** The fields of a feed, under the names by which the server speaks of them. */
export interface FeedForm extends RemotePlaceForm, ScheduleForm {
  provider_id: string | null;
  name: string;
  source: FeedSource;
  mode: LoadMode;
  pattern: string;
  afterwards: FeedAfterwards;
  move_to: string;
  wants_result: boolean;
  "web.url": string;
  "web.sign_in": FeedSignIn;
  "web.sign_in_name": string;
  /** Empty for the one that is kept. */
  "web.secret": string;
  "web.paging": FeedPaging;
  "web.page_param": string;
  "web.first": number | string;
  "web.size_param": string;
  "web.size": number | string;
  "web.rows_path": string;
  "web.next_path": string;
  version: number;
}

export const feedFields: FieldWords<FeedForm> = {
  provider_id: { label: words.provider },
  name: { label: words.name },
  source: { label: words.source, show: (source) => words.sources[source] },
  mode: { label: words.mode, show: (mode) => words.modes[mode] },
  pattern: { label: words.pattern },
  afterwards: { label: words.afterwards, show: (afterwards) => words.afterwardsOf[afterwards] },
  move_to: { label: words.moveTo },
  wants_result: { label: words.wantsResult },
  "web.url": { label: words.url },
  "web.sign_in": { label: words.signIn, show: (kind) => words.signIns[kind] },
  "web.sign_in_name": { label: words.signIn },
  "web.secret": { label: words.secret, show: () => "••••" },
  "web.paging": { label: words.paging, show: (paging) => words.pagings[paging] },
  "web.page_param": { label: words.pageParam },
  "web.first": { label: words.first },
  "web.size_param": { label: words.sizeParam },
  "web.size": { label: words.size },
  "web.rows_path": { label: words.rowsPath },
  "web.next_path": { label: words.nextPath },
  ...remotePlaceFields,
  ...scheduleWordsOf,
};

const noWeb = {
  "web.url": "",
  "web.sign_in": "none" as const,
  "web.sign_in_name": "",
  "web.secret": "",
  "web.paging": "none" as const,
  "web.page_param": "",
  "web.first": "",
  "web.size_param": "",
  "web.size": "",
  "web.rows_path": "",
  "web.next_path": "",
};

export const emptyFeed = (provider: number | undefined): FeedForm => ({
  provider_id: provider === undefined ? null : String(provider),
  name: "",
  source: "folder",
  mode: "whole",
  pattern: "*.csv",
  afterwards: "leave",
  move_to: "",
  wants_result: false,
  version: 0,
  ...noWeb,
  ...emptyRemotePlace,
  ...usualSchedule,
});

/** The fields of a kept feed. */
export const formOf = (feed: Feed): FeedForm => ({
  provider_id: String(feed.provider.id),
  name: feed.name,
  source: feed.source,
  mode: feed.mode,
  pattern: feed.pattern ?? "",
  afterwards: feed.afterwards,
  move_to: feed.move_to ?? "",
  wants_result: feed.wants_result,
  version: feed.version,
  ...webForm(feed.web),
  ...remotePlaceForm(feed.remote_place),
  ...scheduleForm(feed.schedule),
});

function webForm(web: Feed["web"]) {
  if (!web) return noWeb;
  return {
    "web.url": web.url,
    "web.sign_in": web.sign_in,
    "web.sign_in_name": web.sign_in_name ?? "",
    "web.secret": "",
    "web.paging": web.paging,
    "web.page_param": web.page_param ?? "",
    "web.first": web.first ?? "",
    "web.size_param": web.size_param ?? "",
    "web.size": web.size ?? "",
    "web.rows_path": web.rows_path ?? "",
    "web.next_path": web.next_path ?? "",
  };
}

const textOrNull = (text: string) => text.trim() || null;

/** The web address of a form. */
export function webBody(values: FeedForm): NonNullable<Body<"createFeed">["web"]> {
  const secret = values["web.secret"];
  return {
    url: values["web.url"].trim(),
    sign_in: values["web.sign_in"],
    sign_in_name: textOrNull(values["web.sign_in_name"]),
    ...(secret !== "" && { secret }),
    paging: values["web.paging"],
    page_param: textOrNull(values["web.page_param"]),
    first: sentNumber(values["web.first"]),
    size_param: textOrNull(values["web.size_param"]),
    size: sentNumber(values["web.size"]),
    rows_path: textOrNull(values["web.rows_path"]),
    next_path: textOrNull(values["web.next_path"]),
  };
}

/** The part of the body that adding and changing share. */
export function bodyOf(values: FeedForm): Omit<Body<"createFeed">, "provider_id"> {
  const { name, source, mode, afterwards, wants_result } = values;
  const typed = typedSchedule(values);
  const common = { name: name.trim(), source, mode, schedule: "fault" in typed ? null : typed.schedule };
  if (source === "web") return { ...common, web: webBody(values) };
  const folder = { pattern: textOrNull(values.pattern), afterwards, move_to: textOrNull(values.move_to), wants_result };
  return { ...common, ...folder, remote_place: remotePlaceBody(values) };
}
