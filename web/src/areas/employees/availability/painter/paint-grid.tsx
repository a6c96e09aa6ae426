import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { memo, useState } from "react";
import {
  formatDay,
  formatLocalSpan,
  formatLocalTime,
  formatShortTime,
  formatWeekday,
} from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { localTimeOf } from "@crewline/domain/kernel/time/local-time";
import type { StatedKind } from "@crewline/domain/records/employees/availability";
import type {
  PaintedBox,
  PaintedWeek,
  PaintScope,
} from "@crewline/domain/rules/availability/painted-week";
import { kindWords } from "@crewline/domain/words/availability/availability-words";
import { useLocale } from "../../../../locale/use-locale.ts";
import type { Brush } from "./brush-choice.tsx";
import { CELL_MINUTES, isInBox, kindOfCell, ROWS, timesOfBox } from "./paint-cells.ts";
import { Grid } from "./paint-styles.ts";
import { nameOf, useCellSelection } from "./use-cell-selection.ts";

interface PaintGridProps {
  week: PaintedWeek;
  weekStart: LocalDate;
  scope: PaintScope;
  brush: Brush;
  onPaint: (box: PaintedBox) => void;
}

const help = "Drag over times to paint them. With keys: arrows, Shift to extend, Enter to paint.";

/** A week of half hours, painted by mouse, touch or keys. */
export function PaintGrid({ week, weekStart, scope, brush, onPaint }: PaintGridProps) {
  const locale = useLocale();
  const [told, setTold] = useState(help);
  const days = weekDays(weekStart);
  const shortNames = days.map((day) => formatWeekday(day, "short", locale));
  const names = days.map((day) =>
    scope === "oneWeek" ? formatDay(day, locale) : formatWeekday(day, "long", locale),
  );
  const wordsOf = (box: PaintedBox) => {
    const [first, last] = [names[box.firstDay], names[box.lastDay]];
    const range = first === last ? first : `${first} – ${last}`;
    return `${range}, ${formatLocalSpan(timesOfBox(box), locale)}`;
  };
  const { box, focused, handlers } = useCellSelection((one) => {
    setTold(`${kindWords(locale)[brush]}: ${wordsOf(one)}`);
    onPaint(one);
  });
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, color: "text.secondary" }}>
        {box === null ? told : wordsOf(box)}
      </Typography>
      <Grid role="grid" aria-label="Week" aria-multiselectable {...handlers}>
        <div role="row">
          <div role="columnheader" aria-label="Time" />
          {shortNames.map((name, day) => (
            <div key={name} role="columnheader" aria-label={names[day]}>
              {name}
              {scope === "oneWeek" && <Box sx={{ fontWeight: 400 }}>{days[day]?.slice(8)}</Box>}
            </div>
          ))}
        </div>
        {Array.from({ length: ROWS }, (_, row) => (
          <PaintRow
            key={row}
            row={row}
            kinds={days.map((_day, day) => kindOfCell(week, { row, day }) ?? "").join()}
            selected={days.map((_day, day) => isInSelection(box, { row, day })).join("")}
            focusedDay={focused.row === row ? focused.day : null}
            names={names.join("\n")}
          />
        ))}
      </Grid>
    </Box>
  );
}

function isInSelection(box: PaintedBox | null, cell: { row: number; day: number }): string {
  return box !== null && isInBox(cell, box) ? "1" : "0";
}

interface PaintRowProps {
  row: number;
  /** One for each day, as texts, so that a row renders only when one of them changes. */
  kinds: string;
  selected: string;
  names: string;
  focusedDay: number | null;
}

const PaintRow = memo(function PaintRow(props: PaintRowProps) {
  const { row, kinds, selected, names, focusedDay } = props;
  const locale = useLocale();
  const words = kindWords(locale);
  const time = localTimeOf(row * CELL_MINUTES * 60);
  const isHour = row % 2 === 0;
  const said = kinds.split(",") as (StatedKind | "")[];
  const rowClass = `${isHour ? "hour" : ""} ${row === ROWS - 1 ? "last" : ""}`;
  return (
    <div role="row" className={rowClass}>
      <div role="rowheader" aria-label={formatLocalTime(time, locale)}>
        {isHour && formatShortTime(time, locale)}
      </div>
      {names.split("\n").map((name, day) => {
        const kind = said[day] ?? "";
        return (
          <div
            key={name}
            role="gridcell"
            data-cell={nameOf({ row, day })}
            className={kind}
            tabIndex={focusedDay === day ? 0 : -1}
            aria-selected={selected[day] === "1"}
            aria-label={`${name} ${formatLocalTime(time, locale)}, ${words[kind === "" ? "available" : kind]}`}
          />
        );
      })}
    </div>
  );
});
