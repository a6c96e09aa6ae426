import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { decimalHours, formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { flagWords } from "@crewline/domain/words/time-entries/flag-words";
import { entrySeconds, sumOfEntries } from "@crewline/domain/rules/weeks/entry-hours";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { ownStateWords, stateWords } from "../../../entities/time-entries/entry-state-words.ts";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { textColumn } from "../../../ui/tables/table-column.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { ListHours } from "./list-hours.tsx";
import type { CellLines } from "./span-lines.ts";
import { payableLines, punchedLines, scheduledLines } from "./span-lines.ts";

/** Holds "12:00 PM – 10:00 PM" in one line. */
const TIMES_WIDTH = 158;

/**
 * Scheduled, punched and payable time side by side, with breaks and rounding; the footer sums what
 * the filter shows.
 */
export function entryColumns(
  rows: readonly EntryRow[],
  now: Instant,
  locale: Locale,
): TableColumn<EntryRow>[] {
  const seconds = ({ entry, counted }: EntryRow) => entrySeconds(entry, counted, now);
  const total = sumOfEntries(rows.map(seconds));
  return [
    textColumn({
      id: "employee",
      header: "Employee",
      text: (row) => row.employeeName,
      width: 122,
    }),
    {
      id: "day",
      header: "Day",
      cell: (row) => formatDay(row.entry.day, locale),
      sortBy: (row) => row.entry.payable.startsAt,
      csv: (row) => row.entry.day,
      card: "detail",
      width: 112,
    },
    textColumn({
      id: "location",
      header: "Location",
      text: (row) => row.locationName,
      card: "detail",
      width: 104,
    }),
    {
      id: "scheduled",
      header: "Scheduled",
      cell: (row) => <Lines lines={scheduledLines(row, locale)} />,
      csv: (row) => scheduledLines(row, locale).main,
      width: TIMES_WIDTH,
    },
    {
      id: "punched",
      header: "Punched",
      cell: (row) => <Lines lines={punchedLines(row, locale)} />,
      csv: (row) => punchedLines(row, locale).main,
      width: TIMES_WIDTH,
    },
    {
      id: "payable",
      header: "Payable",
      cell: (row) => <Lines lines={payableLines(row, locale)} />,
      csv: (row) => payableLines(row, locale).main,
      width: TIMES_WIDTH,
    },
    textColumn({
      id: "jobRole",
      header: "Job role",
      text: ({ jobRole }) => jobRole,
      isOptional: true,
    }),
    {
      id: "hours",
      header: "Hours",
      cell: (row) => hoursText(seconds(row)),
      sortBy: (row) => seconds(row) ?? 0,
      csv: (row) => hoursCell(seconds(row)),
      align: "right",
      width: 80,
      footer: (
        <ExplainedFigure
          figure={formatDuration(total)}
          subject="Hours of the list"
          renderExplanation={() => <ListHours total={total} rows={rows} seconds={seconds} />}
        />
      ),
    },
    {
      id: "state",
      header: "State",
      cell: (row) => <EntryState row={row} />,
      csv: (row) => entryWords(row, locale).join("; "),
      card: "state",
      width: 162,
    },
  ];
}

function hoursCell(seconds: number | null): string | null {
  return seconds === null ? null : decimalHours(seconds);
}

function hoursText(seconds: number | null): string {
  return seconds === null ? "–" : formatDuration(seconds);
}

function Lines({ lines: { main, more } }: { lines: CellLines }) {
  return (
    <>
      <Box component="span" sx={{ whiteSpace: "nowrap", fontSize: { sm: "0.8125rem" } }}>
        {main}
      </Box>
      {more.map((line) => (
        <Typography key={line} variant="caption" color="textSecondary" component="div">
          {line}
        </Typography>
      ))}
    </>
  );
}

function entryWords(
  { entry, flags }: EntryRow,
  locale: Locale,
  states = stateWords,
): [state: string, ...flags: string[]] {
  const words = flagWords(locale);
  if (entry.state === "approved" && entry.isApprovedByRule) {
    return ["Approved by rule", ...flags.map((flag) => words[flag])];
  }
  const isHalf = entry.state === "closed" && entry.firstApproval !== null;
  const state = isHalf
    ? `Approved by ${entry.firstApproval?.name}, second person needed`
    : states[entry.state].label;
  const isAsked = entry.state === "requested";
  const told = isAsked ? flags.filter((flag) => flag !== "correctionRequested") : flags;
  return [state, ...told.map((flag) => words[flag])];
}

/** The state, in words for its reader, and everything that a reviewer should look at. */
export function EntryState({ row }: { row: EntryRow }) {
  const isOwn = useLogin().employeeId === row.entry.employeeId;
  const states = isOwn ? ownStateWords : stateWords;
  const [label, ...flags] = entryWords(row, useLocale(), states);
  const { tone } = states[row.entry.state];
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: "wrap" }}>
      <StatusChip tone={tone} label={label} />
      {flags.map((flag) => (
        <StatusChip key={flag} tone="warning" label={flag} />
      ))}
    </Stack>
  );
}
