import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";
import type { DayRange } from "@crewline/domain/rules/company/day-range";
import { useRestDecisions } from "./use-rest-decisions.ts";

export interface LoadedDaysProps {
  range: DayRange;
  /** The latest day that is not loaded. */
  restTo: LocalDate;
  loaded: number;
  isLoading: boolean;
  /** The locations of the list, whose open decisions are counted. */
  locationIds: readonly LocationId[];
  timeZone: string;
  loadMore: () => void;
  loadAll: () => void;
}

/** Says which days of the range are loaded and which are not, and loads them. */
export function LoadedDays(props: LoadedDaysProps) {
  const { range, restTo, loaded, isLoading, loadMore, loadAll, locationIds } = props;
  const locale = useLocale();
  const today = useToday(props.timeZone);
  const waiting = useRestDecisions({ firstDay: range.firstDay, restTo, today, locationIds });
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Typography variant="body2" component="output" sx={{ display: "block" }}>
        {loadedSentence({ range, restTo, loaded }, locale)} {restSentence(props, waiting, locale)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" loading={isLoading} onClick={loadMore}>
          Load earlier days
        </Button>
        <Button size="small" color="inherit" disabled={isLoading} onClick={loadAll}>
          Load all days
        </Button>
      </Stack>
    </Alert>
  );
}

type Loaded = Pick<LoadedDaysProps, "range" | "restTo" | "loaded">;

function loadedSentence({ range, restTo, loaded }: Loaded, locale: Locale): string {
  if (restTo === range.lastDay) return "No day is loaded yet.";
  const days = formatDayRange(addDays(restTo, 1), range.lastDay, locale);
  const entries = formatCount(loaded, locale);
  return pluralForm(
    loaded,
    {
      one: `${days} is loaded with ${entries} entry. Counts, totals, selection and file cover it.`,
      other: `${days} are loaded with ${entries} entries. Counts, totals, selection and file cover these days.`,
    },
    locale,
  );
}

function restSentence({ range, restTo }: Loaded, waiting: number | null, locale: Locale): string {
  const days = formatDayRange(range.firstDay, restTo, locale);
  if (waiting === null) return `Not loaded: ${days}.`;
  const count = formatCount(waiting, locale);
  return pluralForm(
    waiting,
    {
      one: `Not loaded: ${days}, where ${count} entry needs a decision.`,
      other: `Not loaded: ${days}, where ${count} entries need a decision.`,
    },
    locale,
  );
}
