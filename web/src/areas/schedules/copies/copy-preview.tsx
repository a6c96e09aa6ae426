import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import { useLocale } from "../../../locale/use-locale.ts";
import { FramedLines } from "../../../ui/page/framed-list.ts";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";

/** The name of a week: "Nov 23 – 29, 2026". */
export function weekName(weekStart: string, locale: Locale): string {
  return formatDayRange(weekStart, addDays(weekStart, 6), locale);
}

/** One week, "Nov 23 – 29, 2026", or the number of them. */
export function weeksName(weeks: readonly { weekStart: string }[], locale: Locale): string {
  const [only, ...others] = weeks;
  if (only !== undefined && others.length === 0) return weekName(only.weekStart, locale);
  return counted(weeks.length, nouns.week, locale);
}

/** What a copy does to each week: how many shifts it adds, and each that is left out, with why. */
export function CopyPreview({ weeks }: { weeks: readonly WeekPreview[] }) {
  const locale = useLocale();
  return (
    <>
      {weeks.map((week) => (
        <Box key={week.weekStart} component="section" aria-label={weekName(week.weekStart, locale)}>
          <Typography component="h3" variant="subtitle2">
            {weekName(week.weekStart, locale)}
          </Typography>
          {week.isLocked ? (
            <Alert severity="info">This week is locked. Unlock it to copy shifts into it.</Alert>
          ) : (
            <WeekEffect week={week} />
          )}
        </Box>
      ))}
    </>
  );
}

function WeekEffect({ week }: { week: WeekPreview }) {
  const locale = useLocale();
  const { added, opened, replaced, skipped, warned } = week;
  const lines = [
    ...skipped.map((line) => ({ ...line, tone: "danger" as const, word: "Skipped" })),
    ...warned.map(({ who, why }) => ({
      who,
      why: `${why}.`,
      tone: "warning" as const,
      word: "Needs a reason",
    })),
    ...opened.map((line) => ({ ...line, tone: "info" as const, word: "Left open" })),
    ...replaced.map((line) => ({ ...line, tone: "neutral" as const, word: "Replaced" })),
  ] satisfies { who: string; why: string; tone: StatusTone; word: string }[];
  const parts = [
    `${counted(added, nouns.shift, locale)} added`,
    opened.length > 0 ? `${opened.length} of them open` : "",
    replaced.length > 0 ? `${counted(replaced.length, drafts, locale)} replaced` : "",
    skipped.length > 0 ? `${skipped.length} skipped` : "",
    warned.length > 0 ? `${warned.length} with a warning` : "",
  ];
  return (
    <>
      <Typography component="output" sx={{ display: "block", mb: lines.length > 0 ? 1 : 0 }}>
        {`${parts.filter((part) => part !== "").join(", ")}.`}
      </Typography>
      {lines.length > 0 && (
        <FramedLines aria-label="Exceptions" tabIndex={0} sx={{ maxHeight: 240 }}>
          {lines.map(({ who, why, tone, word }, index) => (
            // Two lines may say the same; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <StatusChip tone={tone} label={word} />
              <strong>{who}</strong>
              <span>{why}</span>
            </li>
          ))}
        </FramedLines>
      )}
    </>
  );
}

const drafts = { one: "draft", other: "drafts" };
