import type { Body } from "#api/operation-types.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { readyLayouts } from "#domain/stock-list-layouts.ts";
import type { StockListColumn, StockListFormat, StockListPlace } from "#domain/stock-lists.ts";
import type { DiamondType } from "#domain/stone.ts";
import { sentNumber } from "#domain/typed-number.ts";
import {
  emptyRemotePlace,
  type RemotePlaceForm,
  remotePlaceBody,
  remotePlaceFields,
  remotePlaceForm,
} from "#screens/remote-place/remote-place-form.ts";
import { type ScheduleForm, scheduleForm, scheduleWordsOf, typedSchedule } from "#screens/schedule/schedule-form.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { StockList } from "./stock-list.ts";
import { words } from "./words.ts";

/** The fields of a stock list. */
export interface StockListForm extends RemotePlaceForm, ScheduleForm {
  name: string;
  diamond_type: DiamondType;
  search: StoneSearch;
  client_id: number | undefined;
  markup_percent: number | string;
  layout: StockListColumn[];
  format: StockListFormat;
  place: StockListPlace;
  version: number;
}

export const stockListFields: FieldWords<StockListForm> = {
  ...remotePlaceFields,
  ...scheduleWordsOf,
  name: { label: words.name },
  diamond_type: { label: words.type, show: (type) => words.types[type] },
  search: { label: words.filter, show: () => words.filter },
  client_id: { label: words.whoseStones },
  markup_percent: { label: words.markup },
  layout: { label: words.columns, show: (layout) => layout.map(({ head }) => head).join(", ") },
  format: { label: words.format, show: (format) => words.formats[format] },
  place: { label: words.place, show: (place) => words.places[place] },
};

const ownLayout = (type: DiamondType): StockListColumn[] => readyLayouts[0]?.columnsOf(type) ?? [];

export const emptyStockList: StockListForm = {
  name: "",
  diamond_type: "white",
  search: { availability: 1 },
  client_id: undefined,
  markup_percent: "",
  layout: ownLayout("white"),
  format: "csv",
  place: "link",
  ...scheduleForm(null),
  ...emptyRemotePlace,
  version: 0,
};

/** The form of a stored list. */
export function formOf(list: Omit<StockList, "client"> & Pick<StockList, "client">): StockListForm {
  const { name, diamond_type, search, client, markup_percent, layout, format, place, version } = list;
  const { diamond_type: _, ...filter } = search;
  const plain = { name, diamond_type, search: filter, layout, format, place, version };
  return {
    ...plain,
    client_id: client?.id,
    markup_percent: markup_percent ?? "",
    ...scheduleForm(list.schedule),
    ...remotePlaceForm(list.remote_place),
  };
}

/** The parts that make a file, for the preview. */
export const contentOf = ({ diamond_type, search, layout, client_id, markup_percent }: StockListForm) => ({
  diamond_type,
  search,
  layout,
  client_id: client_id ?? null,
  markup_percent: sentNumber(markup_percent),
});

/** The part of the body that adding and changing share. */
export function bodyOf(values: StockListForm): Omit<Body<"createStockList">, "is_active"> {
  const typed = typedSchedule(values);
  const { name, format, place } = values;
  const remote_place = place === "remote" ? remotePlaceBody(values) : null;
  const schedule = "fault" in typed ? null : typed.schedule;
  return { ...contentOf(values), name: name.trim(), format, place, remote_place, schedule };
}
