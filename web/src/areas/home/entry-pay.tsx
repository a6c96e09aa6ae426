import { useQuery } from "@tanstack/react-query";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { entryPayMinor } from "@crewline/domain/rules/weeks/entry-pay";
import { trpc } from "../../api/trpc.ts";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { weekDerivation } from "../../entities/wages/explained/week-derivation.ts";
import { useLocale } from "../../locale/use-locale.ts";

export interface EntryPayProps {
  employeeId: EmployeeId;
  weekStart: LocalDate;
  entryId: TimeEntryId;
}

/** What an entry pays so far: an approval and later work of the week may still change it. */
export function EntryPay({ employeeId, weekStart, entryId }: EntryPayProps) {
  const locale = useLocale();
  const query = useQuery({
    ...trpc.timeEntries.explain.queryOptions({ employeeId, weekStart }),
    staleTime: 0,
    gcTime: 0,
  });
  const minor = query.data === undefined ? null : entryPayMinor(query.data, entryId);
  if (query.data === undefined || minor === null) return null;
  return (
    <div>
      {"About "}
      <ExplainedFigure
        figure={formatAmount(minor, query.data.currency, locale)}
        subject="Pay before taxes"
        renderExplanation={() => <weekDerivation.Part {...{ employeeId, weekStart, entryId }} />}
      />
      {" before taxes"}
    </div>
  );
}
