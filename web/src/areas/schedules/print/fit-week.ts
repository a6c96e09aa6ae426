/** The height and width of the smaller of A4 and Letter, landscape, inside margins of 8 mm. */
const page = { height: 193, width: 262 };

/** The share of the width that the names take; `who` of the printed sheet. */
const WHO = 0.15;

const MM_PER_POINT = 0.3528;
const LINE_HEIGHT = 1.25;
/** The mean width of a letter in sizes of type, digits and bold included. */
const LETTER = 0.56;
/** Above and below the text of a cell, with its line. */
const PADDING = 1.5;
/** Both sides of a cell. */
const SIDES = 2.3;
/** The line with the location and the week, at the top of the first page. */
const TITLE = 9;

/** Sizes of type in points, the largest first; below the last nothing is read at arm's length. */
const sizes = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];
/** The size at which a week is not made smaller to save a page. */
const COMFORTABLE = 8.5;

/** The most people whose week is made smaller to fit one page. */
const PEOPLE_ON_PAGE = 20;

/** The texts of a week on paper: each cell is its lines, the first cell of a row the name. */
export interface WeekTexts {
  head: readonly (readonly string[])[];
  rows: readonly (readonly (readonly string[])[])[];
}

/**
 * Returns the size of type in points, 7 to 11, at which a week fits on one page for each 20 people
 * on both A4 and Letter, landscape; 8.5 for a week that no size fits on so few.
 */
export function printedPoints(week: WeekTexts): number {
  const open = week.rows.length % PEOPLE_ON_PAGE === 1 ? 1 : 0;
  const usual = Math.max(1, Math.ceil((week.rows.length - open) / PEOPLE_ON_PAGE));
  const wanted = Math.min(usual, pagesOf(week, COMFORTABLE));
  return sizes.find((size) => pagesOf(week, size) <= wanted) ?? COMFORTABLE;
}

/** The pages that a week takes at a size of type; the head is on each, and no row is divided. */
export function pagesOf({ head, rows }: WeekTexts, points: number): number {
  const top = rowHeight(head, points);
  let pages = 1;
  let left = page.height - TITLE - top;
  for (const row of rows) {
    const height = rowHeight(row, points);
    if (height > left) {
      pages += 1;
      left = page.height - top;
    }
    left -= height;
  }
  return pages;
}

function rowHeight(cells: readonly (readonly string[])[], points: number): number {
  const days = Math.max(1, cells.length - 1);
  const lines = cells.map((texts, index) => {
    const width = page.width * (index === 0 ? WHO : (1 - WHO) / days) - SIDES;
    const letters = Math.floor(width / (LETTER * points * MM_PER_POINT));
    return texts.reduce((sum, text) => sum + linesOf(text, letters), 0);
  });
  return Math.max(1, ...lines) * points * MM_PER_POINT * LINE_HEIGHT + PADDING;
}

/** The lines of a text that is wrapped between words. */
function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    if (used > 0 && used + 1 + word.length > letters) {
      lines += 1;
      used = 0;
    }
    lines += Math.max(0, Math.ceil(word.length / letters) - 1);
    used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}
