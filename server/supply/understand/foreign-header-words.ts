import type { SupplyField } from "../mapping.ts";

/** Heads of columns in Italian, Spanish, German, French and Russian, in this order. */
export const foreignAliases: Partial<Record<SupplyField, string>> = {
  cut:
    "qualità taglio, qualità del taglio, qualità di taglio, grado di taglio, grado taglio, " +
    "calidad de corte, calidad corte, calidad de talla, calidad talla, grado de corte, " +
    "schliffqualität, schliffgüte, schliffgrad, qualität schliff, " +
    "qualité de taille, qualité taille, qualité de la taille, " +
    "качество огранки, оценка огранки",
  polish:
    "pulitura, lucidatura, politura, finitura, pulido, pulimento, acabado, politur, polierung, poli, polissage, finition, " +
    "полировка, качество полировки",
  symmetry: "simmetria, simetría, symmetrie, symétrie, симметрия, качество симметрии",
  measurements:
    "misure, misure mm, misure in mm, dimensioni, dimensioni mm, dimensioni in mm, medidas, medidas mm, medidas en mm, dimensiones, " +
    "dimensiones mm, dimensiones en mm, maße, maße mm, maße in mm, abmessung, abmessungen, abmessungen mm, abmessungen in mm, " +
    "mesures, mesures mm, mesures en mm, mensurations, dimensions mm, dimensions en mm, размеры, размеры мм, габариты, измерения",
  depth_pct:
    "profondità %, profondità totale, profondità totale %, altezza %, profundidad %, profundidad total, profundidad total %, " +
    "altura %, tiefe %, gesamttiefe, gesamttiefe %, gesamthöhe %, profondeur %, profondeur totale, profondeur totale %, " +
    "глубина %, общая глубина, общая глубина %",
  table_pct:
    "tavola, tavola %, tabla, tabla %, tafel, tafel %, tafelgröße, tafelgröße %, tafelbreite, largeur de table, " +
    "площадка, площадка %, размер площадки",
};

/** Those with two or more meanings. Taglio and taille, for one, head the shape, the grade of its cut, or the size. */
export const foreignAmbiguous: [headers: string, candidates: SupplyField[]][] = [
  ["taglio, corte, schliff, coupe, огранка", ["cut", "shape"]],
  ["talla, taille", ["cut", "shape", "carat"]],
  ["profondità, profundidad, tiefe, profondeur, глубина", ["depth_pct", "height"]],
];
