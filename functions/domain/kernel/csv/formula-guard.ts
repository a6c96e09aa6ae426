/**
 * The text with an apostrophe wherever a spreadsheet would begin a formula: at its start, and
 * behind each comma, semicolon, tab or line break, where a cell begins for a spreadsheet that
 * divides the file by another sign than we did. A plain signed number or time such as -12.50 or -1:30 is data;
 * anything else behind =, +, -, @ (also full-width), a tab or a line break is not. Text that looks
 * guarded by itself gets one more, so that taking one away always gives the text back.
 */
export function guardCell(text: string): string {
  return SIGNED_NUMBER.test(text) ? text : text.replace(UNGUARDED, "'");
}

/** The text of a guarded cell without the apostrophes of the guard; any other cell as it is. */
export function unguardCell(text: string): string {
  return text.replace(GUARDED, "");
}

const CELL_STARTS = String.raw`(?<=^|[,;\t\r\n])`;
const RUNS_FORMULA = String.raw`(?=[' "]*[=+\-@\t\r\n＝＋－＠])`;
const UNGUARDED = new RegExp(`${CELL_STARTS}${RUNS_FORMULA}`, "gu");
const GUARDED = new RegExp(`${CELL_STARTS}'${RUNS_FORMULA}`, "gu");
const SIGNED_NUMBER = /^[+-]?\d+(?:[.,]\d+|(?::\d\d){1,2})?$/u;
