import {
  choiceParam,
  clientParam,
  type ListParams,
  listParams,
  stockParam,
  wholeParam,
} from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The address of the gallery of collections. */
export interface GallerySearch extends Omit<ListParams, "sort"> {
  type?: DiamondType;
}

/** Reads the address of the gallery. */
export function gallerySearch(raw: Record<string, unknown>): GallerySearch {
  const { page, size, search } = listParams(raw);
  return { page, size, search, type: choiceParam(raw.type, diamondTypes) };
}

/** The address of one collection: the page of its stones, and the open stone. */
export interface CollectionSearch {
  page?: number;
  size?: number;
  stock?: string;
  /** The client that one looks and acts for. */
  user_id?: number;
}

/** Reads the address of one collection. */
export function collectionSearch(raw: Record<string, unknown>): CollectionSearch {
  const { page, size } = listParams(raw);
  return { page, size, stock: stockParam(raw), user_id: clientParam(raw) };
}

/** The address of the special stones. Spec §3 names the filters. */
export interface SpecialSearch extends CollectionSearch {
  type?: DiamondType;
  business?: string;
}

/** Reads the address of the special stones. */
export function specialSearch(raw: Record<string, unknown>): SpecialSearch {
  return {
    ...collectionSearch(raw),
    type: choiceParam(raw.type, diamondTypes),
    business: wholeParam(raw.business)?.toString(),
  };
}

/** An id that stands in the address as text. */
export const idOf = (text: string | undefined) => (text ? Number(text) : undefined);
