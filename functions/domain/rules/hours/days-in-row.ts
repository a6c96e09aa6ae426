/** No rule asks for a later day than the seventh, so more days before a week change nothing. */
const MOST_BEFORE = 6;

/**
 * Returns, for each day of a week, the days worked in a row that end with it: 0 for a day without
 * work. `before` are those that lead up to the first day.
 */
export function daysInRow(worked: readonly boolean[], before: number): number[] {
  let run = before;
  return worked.map((isWorked) => {
    run = isWorked ? run + 1 : 0;
    return run;
  });
}

/** The days in a row, at most six, with which a week leads up to the next one. */
export function daysInRowAtEnd(days: readonly { workedSeconds: number }[]): number {
  const lastOff = days.findLastIndex(({ workedSeconds }) => workedSeconds === 0);
  return Math.min(MOST_BEFORE, days.length - 1 - lastOff);
}
