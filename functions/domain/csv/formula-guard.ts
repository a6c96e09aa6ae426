/**
 * The text with an apostrophe before it when a spreadsheet would run it as a formula. A plain
 * signed number such as -12.50 is data; anything else behind =, +, -, @, tab or CR is not. Text that
 * looks guarded by itself gets one more, so that taking one away always gives the text back.
 */
export function guardCell(text: string): string {
  return startsLikeFormula.test(text) && !signedNumber.test(text) ? `'${text}` : text;
}

/** The text behind the apostrophe of a guarded cell; any other cell as it is. */
export function unguardCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

const startsLikeFormula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;
const signedNumber = /^[+-]?\d+([.,]\d+)?$/;
