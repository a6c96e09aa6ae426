import { useQueries, useQuery } from "@tanstack/react-query";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { entryPayMinor, otherWeeksOf } from "@crewline/domain/rules/weeks/entry-pay";
import { trpc } from "../../api/trpc.ts";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { weekDerivation } from "../../entities/wages/explained/week-derivation.ts";
import { useLocale } from "../../locale/use-locale.ts";

export interface EntryPayProps {
  employeeId: EmployeeId;
  weekStart: LocalDate;
  entryId: TimeEntryId;
}

/**
 * What an entry pays so far, in all weeks that count it: an approval and later work of the week may
 * still change it.
 */
export function EntryPay({ employeeId, weekStart, entryId }: EntryPayProps) {
  const locale = useLocale();
  const explained = (start: LocalDate) => ({
    ...trpc.timeEntries.explain.queryOptions({ employeeId, weekStart: start }),
    staleTime: 0,
    gcTime: 0,
  });
  const first = useQuery(explained(weekStart));
  const others = first.data === undefined ? [] : otherWeeksOf(first.data, entryId);
  const rest = useQueries({ queries: others.map(explained) });
  const weeks = [first, ...rest].flatMap(({ data }) => data ?? []);
  const minor = weeks.length > rest.length ? entryPayMinor(weeks, entryId) : null;
  if (first.data === undefined || minor === null) return null;
  return (
    <div>
      {"About "}
      <ExplainedFigure
        figure={formatAmount(minor, first.data.currency, locale)}
        subject="Pay before taxes"
        isFetched
        renderExplanation={() => <weekDerivation.Part {...{ employeeId, weekStart, entryId }} />}
      />
      {" before taxes"}
    </div>
  );
}
