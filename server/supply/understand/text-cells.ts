import { type CellRead, found, nothing, said, type TextSlot, textSaid } from "./cell-read.ts";

const hidden = /[\p{Cc}\p{Cf}]/u;
const allHidden = /[\p{Cc}\p{Cf}]/gu;
const STOCK_NO_MOST = 60;
const REPORT_NO_MOST = 40;
const TEXT_MOST = 2000;

/** A long number as a spreadsheet shows it in a narrow column, and saves it as text: its last digits are lost. */
const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?e\+\d\d$/i.test(text);

/** True for NUL, marks of direction, and whatever else nobody sees. */
export const hasHidden = (text: string): boolean => hidden.test(text);

/** A text without what nobody sees; line breaks and tabs become blanks. */
const cleaned = (text: string): string =>
  hasHidden(text) ? text.replace(/\s+/g, " ").replace(allHidden, "").trim() : text.trim();

/** A number by which a stone is found is never mended: hidden marks refuse it. */
export function stockNoRead(raw: string): CellRead {
  if (hasHidden(raw)) return found("stockNoHidden");
  const text = raw.trim();
  if (isRounded(text)) return found("stockNoRounded");
  return text.length > STOCK_NO_MOST ? found("stockNoTooLong") : textSaid("org_stock_no", text);
}

export function textRead(field: TextSlot, raw: string): CellRead {
  const text = cleaned(raw);
  if (text === "" || (field === "report_no" && /^0+$/.test(text))) return nothing;
  if (field === "report_no" && isRounded(text)) return found("reportNoRounded");
  if (text.length > (field === "report_no" ? REPORT_NO_MOST : TEXT_MOST)) return found("textTooLong");
  if (!hasHidden(raw)) return textSaid(field, text);
  return hasHidden(raw.replace(/\s+/g, " "))
    ? said([{ slot: field, text }], [], ["textCleaned"])
    : textSaid(field, text);
}

export function linkRead(field: TextSlot, raw: string): CellRead {
  const text = raw.trim();
  if (text.length > TEXT_MOST) return found("textTooLong");
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && !hasHidden(text) ? textSaid(field, text) : found("linkUnreadable");
}
