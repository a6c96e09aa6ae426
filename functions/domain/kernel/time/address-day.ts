import type { LocalDate } from "./local-date.ts";
import { isLocalDate } from "./local-date.ts";

const EARLIEST = "2000-01-01";
const LATEST = "2199-12-31";

/**
 * Returns the day that a parameter of an address names, or null where it is malformed, does not
 * exist or lies so far away that no company has data of it.
 */
export function dayInAddress(text: string | null): LocalDate | null {
  if (text === null || !isLocalDate(text)) return null;
  return EARLIEST <= text && text <= LATEST ? text : null;
}
