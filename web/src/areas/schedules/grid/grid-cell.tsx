import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { memo, useId, useMemo } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { isAway, shortNote } from "../../../entities/schedules/day-notes.ts";
import type { Typing } from "./quick-add.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { ElsewhereCard } from "../cards/elsewhere-card.tsx";
import { useCell, useWeekStore } from "../model/use-week-store.ts";
import { cellKey } from "../model/week-cells.ts";
import { useCellMarks } from "../selection/use-grid-selection.ts";
import { RemovedCard } from "../cards/removed-card.tsx";
import { ShiftCard } from "../cards/shift-card.tsx";

interface GridCellProps {
  employeeId: EmployeeId | null;
  day: string;
  /** The person in words. */
  who: string;
  /** Set while a person types a shift into this very cell. */
  typing: Typing | null;
}

/**
 * One person's day: its shifts, or a place to type one. It is painted again only when its own data
 * change.
 */
export const GridCell = memo(function GridCell({ employeeId, day, who, typing }: GridCellProps) {
  const locale = useLocale();
  const { shifts, elsewhere, removed, said, saving } = useCell(employeeId, day);
  const { elsewhereWords: words, restorable } = useWeekStore().week();
  const shiftIds = useMemo(() => shifts.map(({ id }) => id), [shifts]);
  const { isChosen, isShiftChosen } = useCellMarks(cellKey(employeeId, day), shiftIds);
  const label = formatLongDay(day, locale);
  const noteId = useId();
  const isEmpty = shifts.length === 0;
  const note = said === null ? null : shortNote(said, locale);
  return (
    <td
      className={cellClass({
        away: said !== null && isAway(said),
        picked: isChosen,
        noted: note !== null && shifts.length + elsewhere.length > 0,
      })}
      aria-selected={isChosen}
      title={note ?? undefined}
      data-day={day}
      data-person={employeeId ?? ""}
      tabIndex={isEmpty ? -1 : undefined}
      {...(isEmpty && elsewhere.length + removed.length === 0 && typing === null
        ? { "aria-label": `${who}, ${label}, no shift${after(note)}` }
        : {})}
    >
      {shifts.map((shift) => (
        <ShiftCard
          key={shift.id}
          shift={shift}
          who={who}
          isSaving={saving.includes(shift.id)}
          isInGrid
          isChosen={isShiftChosen(shift.id)}
          describedBy={said === null ? undefined : noteId}
        />
      ))}
      {elsewhere.map((shift) => (
        <ElsewhereCard
          key={shift.id}
          shift={shift}
          who={who}
          where={words.nameOf(shift.locationId)}
          timeZone={words.timeZone}
        />
      ))}
      {removed.map((shift) => (
        <RemovedCard key={shift.id} shift={shift} who={who} mayRestore={restorable.has(shift.id)} />
      ))}
      {note !== null && (
        <div className="note" id={noteId}>
          {note}
        </div>
      )}
      {typing !== null && <QuickAdd {...typing} label={`${who}, ${label}: type a shift`} />}
    </td>
  );
});

/** "noted" is a cell whose note stands beside a shift. */
function cellClass(marks: Record<"away" | "picked" | "noted", boolean>): string {
  return ["cell", marks.away && "away", marks.picked && "picked", marks.noted && "noted"]
    .filter((name) => name !== false)
    .join(" ");
}

function after(note: string | null): string {
  return note === null ? "" : `, ${note}`;
}
