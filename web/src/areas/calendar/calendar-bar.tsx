import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { TipButton } from "../../ui/acts/tip-button.tsx";
import Typography from "@mui/material/Typography";
import {
  formatDayRange,
  formatLongDay,
  formatMonth,
} from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CalendarDays } from "@crewline/domain/projections/calendar/calendar-items";
import { useLocale } from "../../locale/use-locale.ts";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import type { CalendarView } from "./calendar-view.ts";
import { calendarViews, stepOfView } from "./calendar-view.ts";

const labels: Readonly<Record<CalendarView, string>> = {
  month: "Month",
  week: "Week",
  day: "Day",
  agenda: "Agenda",
};

interface CalendarBarProps {
  view: CalendarView;
  day: LocalDate;
  days: CalendarDays;
  today: LocalDate;
  onDay: (day: LocalDate) => void;
}

/** The shown days with the steps to others; the key t goes to today. */
export function CalendarBar({ view, day, days, today, onDay }: CalendarBarProps) {
  const locale = useLocale();
  useHotkey("t", () => onDay(today));
  const unit = view === "agenda" ? "Week" : labels[view];
  const isPresent = days.from <= today && today <= days.until;
  return (
    <Stack direction="row" sx={{ alignItems: "center" }}>
      <TipButton tip={`${unit} before`} onClick={() => onDay(stepOfView(view, day, -1))}>
        <ChevronLeft />
      </TipButton>
      <Typography
        component="output"
        sx={{ minWidth: { xs: 150, sm: 190 }, textAlign: "center", fontWeight: 600 }}
      >
        {titleOf({ view, day, days }, locale)}
      </Typography>
      <TipButton tip={`${unit} after`} onClick={() => onDay(stepOfView(view, day, 1))}>
        <ChevronRight />
      </TipButton>
      <Button
        size="small"
        color="inherit"
        disabled={isPresent}
        sx={{ flexShrink: 0 }}
        onClick={() => onDay(today)}
      >
        Today
      </Button>
    </Stack>
  );
}

interface CalendarViewsProps {
  view: CalendarView;
  onView: (view: CalendarView) => void;
}

/** The views; also by the keys d, w, m and a. */
export function CalendarViews({ view, onView }: CalendarViewsProps) {
  useHotkey("d", () => onView("day"));
  useHotkey("w", () => onView("week"));
  useHotkey("m", () => onView("month"));
  useHotkey("a", () => onView("agenda"));
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="View"
      value={view}
      onChange={(_event, chosen: CalendarView | null) => {
        if (chosen !== null) onView(chosen);
      }}
    >
      {calendarViews.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5 }}>
          {labels[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

type Shown = Pick<CalendarBarProps, "view" | "day" | "days">;

function titleOf({ view, day, days }: Shown, locale: Locale): string {
  if (view === "day") return formatLongDay(day, locale);
  if (view !== "month") return formatDayRange(days.from, days.until, locale);
  return formatMonth(day, locale);
}
