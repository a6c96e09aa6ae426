import { heardOnly } from "../../../ui/page/heard-only.ts";

/** Beside a shift the note on a day is a corner of its cell; the cell's title says it. */
const foldedNotes = {
  "& .cell.noted .note": heardOnly,
  "& .cell.noted::after": {
    content: '""',
    position: "absolute",
    top: 0,
    right: 0,
    borderTop: "8px solid currentColor",
    borderLeft: "8px solid transparent",
    opacity: 0.55,
    pointerEvents: "none",
  },
} as const;

/** Warnings are a triangle after the hours; its title says them. */
const foldedWarnings = {
  "& .body .sum": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: 4,
    padding: "4px 8px",
  },
  "& .body .sum .overtime": { order: 3 },
  "& .body .sum > .quiet": { order: 4 },
  "& .body .sum > .warning": {
    order: 2,
    width: 12,
    height: 11,
    clipPath: "polygon(50% 0, 100% 100%, 0 100%)",
    backgroundColor: "var(--warned)",
    textIndent: 20,
  },
} as const;

/**
 * The compact density of the week grid: rows of 29 px, so that 15 people fit on a screen of 800 px.
 * A row has a second line only for overtime, hours elsewhere, what the hours leave out, and a
 * second shift of a day.
 */
export const compactRows = {
  "&.compact": {
    "& .body .row:nth-of-type(n + 32)": { containIntrinsicSize: "auto 29px" },
    "& .body .cell": { padding: 2, gap: 2 },
    "& .shift.single, & .elsewhere, & .removed": {
      minHeight: 24,
      height: 24,
      padding: "1px 4px",
      fontSize: 12,
    },
    "& .shift.single": { columnGap: 4 },
    "& .body .side": {
      display: "flex",
      alignItems: "baseline",
      columnGap: 6,
      padding: "5px 8px",
      minHeight: 28,
    },
    "& .body .side .strong": { flexShrink: 0, maxWidth: "100%" },
    "& .body .note": { padding: "5px 2px" },
    "& .removed .late": heardOnly,
    "& .head .quiet": heardOnly,
    "& .head .cell, & .head .side, & .head .sum": { padding: "4px 6px" },
    ...foldedNotes,
    ...foldedWarnings,
  },
} as const;
