import { styled } from "@mui/material/styles";
import { useLocale } from "../../../locale/use-locale.ts";
import { heardOnly } from "../../../ui/page/heard-only.ts";
import { formatWeekday } from "@crewline/domain/kernel/formats/format-time";
import { gapsText } from "@crewline/domain/words/schedules/week-figure-words";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";

const Strip = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "grid",
    gridTemplateColumns: "repeat(7, 1fr)",
    gap: 4,
    position: "sticky",
    top: 56,
    zIndex: 5,
    margin: "0 -16px 12px",
    padding: "8px 16px",
    backgroundColor: palette.background.default,
    "& button": {
      position: "relative",
      minHeight: 56,
      padding: "4px 0",
      font: "inherit",
      lineHeight: 1.2,
      color: palette.text.primary,
      background: "none",
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
      cursor: "pointer",
    },
    "& button[aria-pressed=true]": {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      fontWeight: 600,
    },
    "& button:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    "& .heard": heardOnly,
    "& .short": { display: "block", fontSize: "0.75rem", color: palette.text.secondary },
    "& .lacks": {
      position: "absolute",
      // On the corner, as the weekday has no room beside it.
      top: -6,
      right: -4,
      minWidth: 16,
      padding: "0 3px",
      fontSize: 11,
      lineHeight: "16px",
      borderRadius: 8,
      color: palette.warning.contrastText,
      backgroundColor: palette.warning.main,
    },
    "& .count": { display: "block", fontSize: "0.75rem" },
  };
});

interface WeekStripProps {
  days: readonly LocalDate[];
  today: LocalDate;
  selected: LocalDate;
  /** The number of shifts on each day. */
  counts: readonly number[];
  /** The number of gaps in the staffing of each day. */
  gaps: readonly number[];
  onSelect: (day: LocalDate) => void;
}

/** The seven days of a week side by side, which stay in view on a phone. */
export function WeekStrip({ days, today, selected, counts, gaps, onSelect }: WeekStripProps) {
  const locale = useLocale();
  return (
    <Strip role="group" aria-label="Days of the week">
      {days.map((day, index) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === selected}
          onClick={() => onSelect(day)}
        >
          <span className="short">{formatWeekday(day, "short", locale).slice(0, 3)}</span>{" "}
          {Number(day.slice(8))}
          <span className="count">
            <span className="heard">: </span>
            {day === today ? "today" : counts[index]}
            <span className="heard">{day === today ? `, ${counts[index]} shifts` : " shifts"}</span>
          </span>
          <Lacks gaps={gaps[index] ?? 0} />
        </button>
      ))}
    </Strip>
  );
}

function Lacks({ gaps }: { gaps: number }) {
  const locale = useLocale();
  if (gaps === 0) return null;
  return (
    <>
      <span className="lacks" aria-hidden="true">
        {gaps}
      </span>
      <span className="heard">{`, ${gapsText(gaps, locale)}`}</span>
    </>
  );
}
