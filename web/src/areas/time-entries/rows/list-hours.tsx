import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { explainEntryHours } from "@crewline/domain/rules/figures/entry-hours";
import {
  entryHoursLine,
  entryHoursText,
  leftOutLines,
} from "@crewline/domain/words/time-entries/entry-hours-words";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { weekDerivation } from "../../../entities/wages/explained/week-derivation.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";

interface ListHoursProps {
  /** The seconds that the list shows as its total. */
  total: number;
  rows: readonly EntryRow[];
  seconds: (row: EntryRow) => number | null;
}

/** The total of the list: each person's entries, each of which explains how it is counted. */
export function ListHours({ total, rows, seconds }: ListHoursProps) {
  const locale = useLocale();
  const listed = rows.map((row) => ({ ...row, seconds: seconds(row) }));
  const figure = explainEntryHours(total, listed);
  return (
    <FigureLines
      figure={figure}
      intro={[entryHoursText(figure, locale)]}
      notes={leftOutLines(figure, locale)}
      text={(of) => entryHoursLine(of, locale)}
      amount={formatDuration}
      renderMore={(of) =>
        of.kind === "entry" && (
          <weekDerivation.Part
            employeeId={of.entry.employeeId}
            weekStart={of.entry.weekStart}
            entryId={of.entry.id}
          />
        )
      }
    />
  );
}
