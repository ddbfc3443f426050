import { stoneRatioMax } from "#domain/limits.ts";
import { mulDiv } from "#domain/money.ts";
import { originCodes } from "#domain/stone.ts";
import type { RowDraft } from "./row-draft.ts";

const ROUND = "ROUND";
const HEART = "HEART";
const labGrown = String(originCodes.labGrown);
/** The trade's custom: reports of lab-grown stones are numbered LG…. */
const grownReport = /^LG\d{5}/i;
/** Laboratories that give no number of their own: none, and the house. */
const numberless: ReadonlySet<string> = new Set(["NONE", "FM"]);

/** White or fancy: the row says it, or its fancy colour does. What the other kind would have is left out. */
export function settleType(draft: RowDraft): void {
  const { texts } = draft;
  if (texts.diamond_type === "fancy" || (texts.diamond_type === null && texts.fancy_color !== null)) {
    texts.diamond_type = "fancy";
    if (texts.fancy_color === null) draft.find("fancyColorMissing", "fancy_color", null, "");
    if (texts.color !== null) draft.find("colorAndFancy", "color", null, texts.color);
    texts.color = null;
    return;
  }
  texts.diamond_type = "white";
  if (texts.fancy_color ?? texts.intensity ?? texts.overtone)
    draft.find("fancyOfWhite", "fancy_color", null, texts.fancy_color ?? texts.intensity ?? texts.overtone ?? "");
  texts.fancy_color = null;
  texts.intensity = null;
  texts.overtone = null;
}

/** A way of growing makes a stone lab grown, whatever the provider's default is. A row that says natural is refused. */
export function settleOrigin(draft: RowDraft, fixed: string | null): void {
  const { texts } = draft;
  if (texts.growth_type === null) {
    texts.stone_origin ??= fixed;
    return;
  }
  texts.stone_origin ??= labGrown;
  if (texts.stone_origin !== labGrown) draft.find("grownButNatural", "growth_type", null, texts.growth_type);
}

/** A report number is the laboratory's own: its name in front of the number only says once more who gave it. */
function settleReport({ texts }: RowDraft): void {
  const { lab, report_no } = texts;
  if (lab === null || !report_no?.toUpperCase().startsWith(lab)) return;
  const number = report_no.slice(lab.length).replace(/^[\s:#-]+/, "");
  if (/^\d{5,}$/.test(number)) texts.report_no = number;
}

/** The trade's rules between the fields of one stone. */
export function checkStone(draft: RowDraft): void {
  const { texts } = draft;
  settleReport(draft);
  if (texts.cut !== null && texts.shape !== ROUND) {
    draft.find("cutNotRound", "cut", null, texts.cut);
    texts.cut = null;
  }
  if (texts.stone_origin !== labGrown && texts.report_no !== null && grownReport.test(texts.report_no))
    draft.find("reportOfGrown", "report_no", null, texts.report_no);
  const lab = texts.lab !== null && !numberless.has(texts.lab);
  if (lab && texts.report_no === null) draft.find("labWithoutReport", "lab", null, texts.lab ?? "");
  if (!lab && texts.report_no !== null && texts.lab !== "FM")
    draft.find("reportWithoutLab", "report_no", null, texts.report_no);
  checkMeasurements(draft);
}

const RATIO_OF_ROUND_MOST = 1.1;
/** Two points: measurements are rounded, and fancy shapes are measured in several ways; a heart is wider than it is long. */
const DEPTH_OFF_MOST = 2_00;
/** Round: carat is about length × width × height × 0.0061 (public data of 54,000 stones). */
const CARAT_OF_ROUND = 0.0061;
const CARAT_SHARE: readonly [number, number] = [0.85, 1.15];
const POINTS_SHARE: readonly [number, number] = [85, 115];

function checkMeasurements(draft: RowDraft): void {
  const { length, width, height, depth_pct, carat } = draft.numbers;
  if (length === null || width === null) return;
  const isRound = draft.texts.shape === ROUND;
  const long = Math.max(length, width);
  const narrow = Math.min(length, width);
  const raw = `${draft.texts.length} × ${draft.texts.width}`;
  if (long / narrow > stoneRatioMax) {
    draft.find("numberOutOfRange", "width", null, raw);
    draft.texts.length = null;
    draft.texts.width = null;
    return;
  }
  if (isRound && long / narrow > RATIO_OF_ROUND_MOST) draft.find("ratioNotRound", "shape", null, raw);
  if (height === null) return;
  if (depth_pct !== null) {
    const across = isRound ? [(length + width) / 2] : draft.texts.shape === HEART ? [narrow, long] : [narrow];
    if (!across.some((one) => Math.abs(mulDiv(height, 2 * 100_00, 2 * one) - depth_pct) <= DEPTH_OFF_MOST))
      draft.find("depthContradicts", "depth_pct", null, `${draft.texts.depth_pct}`);
  }
  if (isRound && carat !== null) {
    const share = carat / (((length * width * height) / 10_000) * CARAT_OF_ROUND);
    if (isBetween(share, POINTS_SHARE)) draft.find("caratInPoints", "carat", null, `${draft.texts.carat}`);
    else if (!isBetween(share, CARAT_SHARE)) draft.find("caratContradicts", "carat", null, `${draft.texts.carat}`);
  }
}

const isBetween = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
