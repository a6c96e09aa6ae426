import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { memo, useId } from "react";
import { isAway, shortNote } from "../../../entities/schedules/day-notes.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ElsewhereCard } from "../cards/elsewhere-card.tsx";
import { useCell, useRow, useWeekStore } from "../model/use-week-store.ts";
import { RemovedCard } from "../cards/removed-card.tsx";
import { ShiftCard } from "../cards/shift-card.tsx";
import type { DaySpan } from "./day-span.ts";
import { tracked } from "./day-span.ts";
import { LANE_HEIGHT } from "./timeline-root.ts";

interface TimelineLaneProps {
  employeeId: EmployeeId | null;
  span: DaySpan;
}

/** What a bar stands for. */
type Bar = { startsAt: string; endsAt: string } & (
  | { kind: "here" | "elsewhere"; shift: Shift }
  | { kind: "removed"; shift: PublishedShift }
);

/** A person's day, or the open shifts of it; painted again when the person's week changes. */
export const TimelineLane = memo(function TimelineLane({ employeeId, span }: TimelineLaneProps) {
  const locale = useLocale();
  const row = useRow(employeeId);
  const said = useCell(employeeId, span.day).said;
  const note = said === null ? null : shortNote(said, locale);
  const noteId = useId();
  const bars = tracked(barsOf(row), span);
  const tracks = Math.max(1, ...bars.map(({ track }) => track + 1));
  const isFree = !bars.some(({ shift: { kind } }) => kind === "here");
  const percent = (seconds: number) => `${(seconds / span.seconds) * 100}%`;
  const free = `${row.who}, ${formatLongDay(span.day, locale)}, no shift${note === null ? "" : `, ${note}`}: Enter adds one`;
  return (
    <div className={employeeId === null ? "lane row open" : "lane row"}>
      <div className="who">{row.who}</div>
      <div
        className={said !== null && isAway(said) ? "track cell away" : "track cell"}
        role="group"
        title={note ?? undefined}
        aria-label={isFree ? free : row.who}
        tabIndex={isFree ? -1 : undefined}
        data-day={span.day}
        data-person={employeeId ?? ""}
        style={{ height: tracks * LANE_HEIGHT }}
      >
        {bars.map(({ shift: bar, from, until, track }) => (
          <div
            key={bar.shift.id}
            className="bar"
            style={{
              left: percent(from),
              width: percent(until - from),
              top: track * LANE_HEIGHT + 2,
            }}
          >
            <BarCard bar={bar} who={row.who} describedBy={note === null ? undefined : noteId} />
          </div>
        ))}
        {note !== null && (
          <div className="note" id={noteId}>
            {note}
          </div>
        )}
      </div>
    </div>
  );
});

function barsOf({ cells, elsewhere, shifts }: ReturnType<typeof useRow>): Bar[] {
  const timesOf = ({ startsAt, endsAt }: Shift | PublishedShift) => ({ startsAt, endsAt });
  const removed = cells.flatMap((cell) => cell.removed);
  return [
    ...shifts.map((shift) => ({ kind: "here" as const, shift, ...timesOf(shift) })),
    ...elsewhere.map((shift) => ({ kind: "elsewhere" as const, shift, ...timesOf(shift) })),
    ...removed.map((shift) => ({ kind: "removed" as const, shift, ...timesOf(shift) })),
  ];
}

interface BarCardProps {
  bar: Bar;
  who: string;
  /** The element that says more about the day. */
  describedBy: string | undefined;
}

function BarCard({ bar, who, describedBy }: BarCardProps) {
  const store = useWeekStore();
  const { elsewhereWords: words, restorable } = store.week();
  if (bar.kind === "removed") {
    return <RemovedCard shift={bar.shift} who={who} mayRestore={restorable.has(bar.shift.id)} />;
  }
  const { kind, shift } = bar;
  if (kind === "here") {
    return (
      <ShiftCard
        {...{ shift, who }}
        isSaving={store.isUnanswered(shift.id)}
        isInGrid
        describedBy={describedBy}
      />
    );
  }
  const where = words.nameOf(shift.locationId);
  return <ElsewhereCard {...{ shift, who, where }} timeZone={words.timeZone} />;
}
