/** One amount of a figure, in the figure's unit: seconds, or minor units of money. */
export interface FigureLine<Of> {
  /** What the amount is of. */
  of: Of;
  amount: number;
  /** The lines that the amount adds up; empty for an amount that is explained in another way. */
  lines: readonly FigureLine<Of>[];
}

/** A figure as it is shown, with the lines that it adds up. */
export interface ExplainedFigure<Of> {
  amount: number;
  lines: readonly FigureLine<Of>[];
  /**
   * The part of the figure that the lines do not have. It is 0 unless the figure was computed from
   * older data than the lines; a reader is told about any other amount.
   */
  rest: number;
}

/** A figure with the lines that it should add up to, and what is missing from them. */
export function explainFigure<Of>(
  amount: number,
  lines: readonly FigureLine<Of>[],
): ExplainedFigure<Of> {
  return { amount, lines, rest: amount - sumOfLines(lines) };
}

/** A line without lines of its own. */
export function figureLine<Of>(of: Of, amount: number): FigureLine<Of> {
  return { of, amount, lines: [] };
}

/** A line whose amount is the sum of its lines. */
export function sumLine<Of>(of: Of, lines: readonly FigureLine<Of>[]): FigureLine<Of> {
  return { of, amount: sumOfLines(lines), lines };
}

/** The sum of the amounts of lines. */
export function sumOfLines(lines: readonly Pick<FigureLine<unknown>, "amount">[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** True if the lines make up the whole figure, and each line is the sum of its own. */
export function addsUp<Of>({ rest, lines }: ExplainedFigure<Of>): boolean {
  return rest === 0 && lines.every(isWhole);
}

function isWhole<Of>({ amount, lines }: FigureLine<Of>): boolean {
  return lines.length === 0 || (sumOfLines(lines) === amount && lines.every(isWhole));
}
