import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Stack from "@mui/material/Stack";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import {
  unpaidBreakSeconds,
  workedSeconds,
} from "@crewline/domain/rules/time-entries/worked-seconds";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import type { EntryPayProps } from "./entry-pay.tsx";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { weekDerivation } from "../../entities/wages/explained/week-derivation.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { Acts } from "../../ui/acts/acts.tsx";

const entryPay = lazyPart<EntryPayProps>(async () => (await import("./entry-pay.tsx")).EntryPay, {
  isDecoration: true,
});

interface WorkSummaryProps {
  /** The entries with what waits on this device, and those that the server has. */
  shown: readonly WeekEntry[];
  recorded: readonly WeekEntry[];
  employeeId: EmployeeId;
  /** The first day of the week that counts an entry; null before the server has it. */
  weekOf: (entryId: TimeEntryId) => LocalDate | null;
  zone: string;
}

/** What was worked, after a clock-out: from when to when, hours, breaks and pay. */
export function WorkSummary({ shown, recorded, employeeId, weekOf, zone }: WorkSummaryProps) {
  const locale = useLocale();
  const entry = endedEntry(shown);
  if (entry === null) return null;
  const { endsAt, entryId } = entry;
  const weekStart = weekOf(entryId);
  const isRecorded = recorded.some((one) => one.entryId === entry.entryId && one.endsAt !== null);
  const span = payableMinutes(entry);
  const worked = formatDuration(workedSeconds(span, endsAt));
  const breaks = unpaidBreakSeconds(span, endsAt);
  const search = new URLSearchParams({
    week: localDateAt(entry.startsAt, zone),
    entry: entry.entryId,
  });
  return (
    <Alert severity="success" role="status" sx={{ mb: 2 }}>
      <AlertTitle>
        {"Worked: "}
        {isRecorded && weekStart !== null ? (
          <ExplainedFigure
            figure={worked}
            subject="Time worked"
            isFetched
            renderExplanation={() => (
              <weekDerivation.Part {...{ employeeId, weekStart, entryId }} />
            )}
          />
        ) : (
          worked
        )}
      </AlertTitle>
      {formatWorkSpan(entry, { state: entry.state, timeZone: zone }, locale)}
      {breaks > 0 && `, unpaid breaks ${formatDuration(breaks)}`}
      {isRecorded && (
        <>
          {weekStart !== null && <entryPay.Part {...{ employeeId, weekStart, entryId }} />}
          <Stack direction="row" spacing={2} sx={{ mt: 1 }}>
            <Link component={RouterLink} to={`/time-entries?${search}`}>
              See the entry
            </Link>
            <Acts>
              <Link component={RouterLink} to={`/time-entries?${search}&ask=1`}>
                Something wrong?
              </Link>
            </Acts>
          </Stack>
        </>
      )}
    </Alert>
  );
}

/** The last entry that ended; null without one. */
function endedEntry(entries: readonly WeekEntry[]): (WeekEntry & { endsAt: Instant }) | null {
  const ended = entries.flatMap((entry) => {
    const { endsAt, state } = entry;
    return endsAt === null || state === "voided" ? [] : [{ ...entry, endsAt }];
  });
  return ended.toSorted((a, b) => (a.endsAt < b.endsAt ? 1 : -1))[0] ?? null;
}
