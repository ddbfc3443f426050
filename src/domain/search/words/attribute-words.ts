import type { SearchAttribute } from "../stone-search.ts";

/** Words that name the attribute of the value beside them. Suppliers also head their columns so. */
const words: Partial<Record<SearchAttribute, string>> = {
  shape: "shape,shapes,shp",
  color: "color,colour,colors,colours,col,colr",
  clarity: "clarity,clarities,clar,clr,cla,clearity,purity",
  cut: "cut,cut grade,make",
  polish: "polish,pol",
  symmetry: "symmetry,symm,sym,symetry",
  fluorescence: "fluorescence,fluorescent,fluor,fluo,flour,flr,fls,fluorescence intensity,fluo intensity",
  fluorescence_color: "fluorescence color,fluorescence colour,fluor color,fluor colour,fluo color,fluo colour",
  lab: "lab,laboratory,certificate type,cert type",
  shade: "shade,shades,tinge,tint",
  milky: "milky,milkiness,milk",
  eye_clean: "eye clean,eye-clean,eyeclean",
  black_inclusion: "black inclusion,black inclusions,black",
  treatment: "treatment,treatments,treated",
  growth_type: "growth,growth type",
  location: "location,loc",
  fancy_color: "fancy color,fancy colour",
  intensity: "intensity",
  overtone: "overtone",
};

export const attributeWords: ReadonlyMap<string, SearchAttribute> = new Map(
  Object.entries(words).flatMap(([attribute, list]) =>
    list.split(",").map((word): [string, SearchAttribute] => [word, attribute as SearchAttribute]),
  ),
);

/** Attributes whose values go from best to worst, so that "D-F" and "VS2 or better" have a meaning. */
const ordered: ReadonlySet<SearchAttribute> = new Set<SearchAttribute>([
  "color",
  "clarity",
  "cut",
  "polish",
  "symmetry",
  "fluorescence",
  "milky",
  "intensity",
]);
export const isOrdered = (attribute: SearchAttribute): boolean => ordered.has(attribute);

export const gradeAttributes = ["cut", "polish", "symmetry"] as const satisfies SearchAttribute[];
export const isGrade = (attribute: SearchAttribute | undefined): boolean =>
  gradeAttributes.some((grade) => grade === attribute);
