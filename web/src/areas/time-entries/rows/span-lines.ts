import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatSpan } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import type { WorkBreak, WorkSpan } from "@crewline/domain/records/time-entries/time-entry";
import { hasOpenRequest } from "@crewline/domain/rules/entry-edits/correction";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";

/** The times of a cell, and below them what belongs to them. */
export interface CellLines {
  main: string;
  more: readonly string[];
}

/** The planned times with the break that is planned. */
export function scheduledLines({ shift }: EntryRow, locale: Locale): CellLines {
  if (shift === null) return { main: "–", more: [] };
  const { unpaidBreakSeconds: seconds } = shift;
  return {
    main: formatSpan(shift, shift.timeZone, locale),
    more: seconds === 0 ? [] : [`${formatDuration(seconds)} unpaid break`],
  };
}

/** The punched times with their breaks. */
export function punchedLines({ entry }: EntryRow, locale: Locale): CellLines {
  if (entry.punched === null) {
    const isAsked = entry.correction?.isNewEntry ?? false;
    return { main: isAsked ? "Asked for by employee" : "Added by hand", more: [] };
  }
  return {
    main: formatWorkSpan(entry.punched, entry, locale),
    more: breakLines(entry.punched, locale),
  };
}

/** The payable times with their breaks, what rounding makes of them, and what is asked for. */
export function payableLines({ entry, rounded }: EntryRow, locale: Locale): CellLines {
  const { payable, timeZone, correction } = entry;
  const span = (of: { startsAt: string; endsAt: string }) => formatSpan(of, timeZone, locale);
  if (entry.state === "requested" && correction !== null) {
    return {
      main: "–",
      more: [
        `Requested ${span(correction.requested)}`,
        ...breakLines(correction.requested, locale),
      ],
    };
  }
  return {
    main: formatWorkSpan(payable, entry, locale),
    more: [
      ...breakLines(payable, locale),
      ...(rounded === null ? [] : [`Rounded ${span(rounded)}`]),
      ...(hasOpenRequest(entry) && correction !== null
        ? [`Requested ${span(correction.requested)}`]
        : []),
    ],
  };
}

/** The breaks of a span, those that are paid apart: "1 break, 0:30 unpaid". */
function breakLines({ breaks }: WorkSpan, locale: Locale): string[] {
  const lineOf = (some: readonly WorkBreak[], kind: string) => {
    if (some.length === 0) return [];
    const seconds = some.reduce((sum, { startsAt, endsAt }) => {
      return endsAt === null ? sum : sum + elapsedSeconds(startsAt, endsAt);
    }, 0);
    const count = counted(some.length, { one: "break", other: "breaks" }, locale);
    return [`${count}, ${formatDuration(seconds)} ${kind}`];
  };
  return [
    ...lineOf(
      breaks.filter(({ isPaid }) => !isPaid),
      "unpaid",
    ),
    ...lineOf(
      breaks.filter(({ isPaid }) => isPaid),
      "paid",
    ),
  ];
}
