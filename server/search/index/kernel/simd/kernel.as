export { copyBitmap, intersect, countBits, invert, listPlaces, pickPlaces } from "./bitmaps";
export { rowsThatPass, startFails, addFails, endFails, withoutFilter } from "./filters";
export { countValues } from "./facets";
export { keepRange16, keepRange32, keepRangeF64, keepDiscounts } from "./ranges";
export { searchFewRows, gatherPrices } from "./few-rows";
export { factors, priceRows, addRests, sumPrices, discountRows } from "./prices";
export { sortKeys, rowIds } from "./page";
