import LockOutlined from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { lockLabel, lockText } from "@crewline/domain/words/schedules/lock-words";
import { useLocale } from "../../locale/use-locale.ts";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { WeekStatus } from "@crewline/domain/rules/schedules/week-status";
import { weekStatus } from "@crewline/domain/rules/schedules/week-status";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";

interface ScheduleStateProps {
  location: Location;
  schedule: Schedule | null;
  shifts: readonly Shift[];
}

/**
 * Says whether staff see this week as it is planned; who published it and when is its title, and
 * where the bar is narrow one word has to do. A locked week has a mark of its own.
 */
export function ScheduleState({ location, schedule, shifts }: ScheduleStateProps) {
  const locale = useLocale();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("lg"));
  const status = weekStatus(schedule, shifts);
  const words = statusWords(status, schedule, { ...location, locale });
  const label = status === "changed" && isWide ? words : shortWords[status];
  return (
    <>
      <Box component="span" title={words} sx={{ flexShrink: 0, lineHeight: 0 }}>
        <StatusChip tone={tones[status]} label={label} />
      </Box>
      {schedule?.lock !== undefined && (
        <Chip
          size="small"
          variant="outlined"
          icon={<LockOutlined />}
          label={lockLabel(locale)}
          title={lockText(schedule.lock, location.timeZone, locale)}
          sx={{ flexShrink: 0 }}
        />
      )}
    </>
  );
}

const shortWords: Readonly<Record<WeekStatus, string>> = {
  empty: "No shifts",
  draft: "Draft",
  changed: "Changed",
  published: "Published",
};

const tones: Readonly<Record<WeekStatus, StatusTone>> = {
  empty: "neutral",
  draft: "neutral",
  changed: "warning",
  published: "good",
};

/** The state of the week in words: "Published Nov 20, 2026, 9:00 AM by Olivia". */
export function statusWords(
  status: WeekStatus,
  schedule: Schedule | null,
  { timeZone, locale }: Pick<Location, "timeZone"> & { locale: Locale },
): string {
  if (status === "empty") return "No shifts";
  if (status === "draft") return "Draft";
  if (status === "changed") return "Unpublished changes";
  const { publishedAt = null, publishedByName = null } = schedule ?? {};
  const when = publishedAt === null ? "" : ` ${formatDayTime(publishedAt, timeZone, locale)}`;
  return `Published${when}${publishedByName === null ? "" : ` by ${publishedByName}`}`;
}
