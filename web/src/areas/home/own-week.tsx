import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Location } from "@crewline/domain/records/locations/location";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import { countedSeconds, entrySeconds } from "@crewline/domain/rules/weeks/entry-hours";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { ownStateWords } from "../../entities/time-entries/entry-state-words.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { HowComputed } from "../../entities/wages/explained/how-computed.tsx";
import { weekDerivation } from "../../entities/wages/explained/week-derivation.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { PlainList } from "./frame/plain-list.ts";
import { Section } from "./frame/section.tsx";

interface OwnWeekProps {
  /** This week and the one before as the server has computed them; null before a first punch. */
  week: EmployeeWeek | null;
  weekBefore: EmployeeWeek | null;
  entries: readonly WeekEntry[];
  locations: readonly Location[];
  /** The pay period, below the hours of the week. */
  children: ReactNode;
}

const shownEntries = 5;

/** The person's own hours of this week, and the last entries. */
export function OwnWeek({ week, weekBefore, entries, locations, children }: OwnWeekProps) {
  const counted = countedSeconds([week, weekBefore].filter((one) => one !== null));
  const secondsOf = ({ entryId: id, state, ...payable }: WeekEntry) =>
    entrySeconds({ id, state, payable }, counted, payable.startsAt);
  const last = entries
    .filter(({ endsAt, state }) => endsAt !== null || state === "needsFix")
    .toSorted((a, b) => (a.startsAt < b.startsAt ? 1 : -1))
    .slice(0, shownEntries);
  return (
    <Section
      title="Hours this week"
      aside={
        <Stack direction="row" spacing={2}>
          {week !== null && (
            <Link
              component={RouterLink}
              to={`/time-entries?sheet=${week.weekStart}&of=${week.employeeId}`}
            >
              Timesheet
            </Link>
          )}
          <Link component={RouterLink} to="/time-entries">
            All entries
          </Link>
        </Stack>
      }
    >
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>{hoursWords(week)}</Typography>
      {week !== null && week.hours.workedSeconds > 0 && (
        <HowComputed label="How this is computed">
          <weekDerivation.Part employeeId={week.employeeId} weekStart={week.weekStart} />
        </HowComputed>
      )}
      {children}
      {last.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" id="last-entries" sx={{ mt: 1.5 }}>
            Last entries
          </Typography>
          <PlainList aria-labelledby="last-entries">
            {last.map((entry) => (
              <LastEntry
                key={entry.entryId}
                entry={entry}
                zone={zoneOf(entry, locations)}
                seconds={secondsOf(entry)}
              />
            ))}
          </PlainList>
        </>
      )}
    </Section>
  );
}

interface LastEntryProps {
  entry: WeekEntry;
  zone: string;
  /** The paid seconds; null for unpaid time. */
  seconds: number | null;
}

function LastEntry({ entry, zone, seconds }: LastEntryProps) {
  const locale = useLocale();
  const { startsAt, state } = entry;
  const { label, tone } = ownStateWords[state];
  return (
    <li>
      <span>{formatDay(localDateAt(startsAt, zone), locale)}</span>
      <span>{formatWorkSpan(entry, { state, timeZone: zone }, locale)}</span>
      {seconds !== null && <span>{formatDuration(seconds)}</span>}
      <span className="end">
        <StatusChip tone={tone} label={label} />
      </span>
    </li>
  );
}

function hoursWords(week: EmployeeWeek | null): string {
  const none = "No finished time in this week yet.";
  if (week === null) return none;
  const { workedSeconds: worked, overtimeSeconds, doubletimeSeconds } = week.hours;
  if (worked === 0) return none;
  const over = overtimeSeconds + doubletimeSeconds;
  const hours = `${formatDuration(worked)} hours of finished time`;
  return over === 0 ? `${hours}.` : `${hours}, ${formatDuration(over)} of it overtime.`;
}

function zoneOf({ locationId }: WeekEntry, locations: readonly Location[]): string {
  return locations.find(({ id }) => id === locationId)?.timeZone ?? "UTC";
}
