import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { memo, useId } from "react";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import type { SaidPart } from "../../entities/schedules/day-notes.ts";
import { isAway, shortNote } from "../../entities/schedules/day-notes.ts";
import type { Typing } from "./quick-add.tsx";
import { QuickAdd } from "./quick-add.tsx";
import type { ElsewhereWords } from "./elsewhere-words.ts";
import { ElsewhereCard } from "./elsewhere-card.tsx";
import { RemovedCard } from "./removed-card.tsx";
import { ShiftCard } from "./shift-card.tsx";

interface GridCellProps {
  employeeId: EmployeeId | null;
  day: string;
  /** The person and the day in words. */
  who: string;
  label: string;
  shifts: readonly Shift[];
  /** The person's shifts at other locations on the day. */
  elsewhere: readonly Shift[];
  words: ElsewhereWords;
  /** Deleted shifts of the day that staff still see. */
  removed: readonly PublishedShift[];
  restorable: ReadonlyMap<ShiftId, Shift>;
  /** The person's notes on the day. */
  said: readonly SaidPart[] | null;
  savingIds: ReadonlySet<ShiftId>;
  /** Set while a person types a shift into this very cell. */
  typing: Typing | null;
}

/** One person's day: its shifts, or a place to type one. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const locale = useLocale();
  const {
    employeeId,
    day,
    who,
    label,
    shifts,
    elsewhere,
    words,
    removed,
    said,
    savingIds,
    typing,
  } = props;
  const noteId = useId();
  const isEmpty = shifts.length === 0;
  const note = said === null ? null : shortNote(said, locale);
  return (
    <td
      className={said !== null && isAway(said) ? "cell away" : "cell"}
      data-day={day}
      data-person={employeeId ?? ""}
      tabIndex={isEmpty ? -1 : undefined}
      aria-label={
        isEmpty && elsewhere.length + removed.length === 0 && typing === null
          ? emptyLabel(props, note)
          : undefined
      }
    >
      {shifts.map((shift) => (
        <ShiftCard
          key={shift.id}
          shift={shift}
          who={who}
          isSaving={savingIds.has(shift.id)}
          isInGrid
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
        <RemovedCard
          key={shift.id}
          shift={shift}
          who={who}
          mayRestore={props.restorable.has(shift.id)}
        />
      ))}
      {note !== null && (
        <div className="note" id={noteId}>
          {note}
        </div>
      )}
      {typing !== null && <QuickAdd {...typing} label={`${who}, ${label}: type a shift`} />}
    </td>
  );
}, isSameCell);

/** The name of an empty cell, with its note as it is written. */
function emptyLabel({ who, label }: GridCellProps, note: string | null): string {
  return `${who}, ${label}, no shift${note === null ? "" : `, ${note}`}`;
}

/**
 * Live data comes as new arrays of mostly the same shifts, so the shifts are compared one by one.
 */
function isSameCell(before: GridCellProps, after: GridCellProps): boolean {
  return (
    before.employeeId === after.employeeId &&
    before.day === after.day &&
    before.who === after.who &&
    before.label === after.label &&
    before.said === after.said &&
    before.typing === after.typing &&
    before.words === after.words &&
    isSameList(before.elsewhere, after.elsewhere) &&
    isSameList(before.removed, after.removed) &&
    before.shifts.length === after.shifts.length &&
    before.shifts.every((shift, index) => {
      const other = after.shifts[index];
      return shift === other && before.savingIds.has(shift.id) === after.savingIds.has(shift.id);
    })
  );
}

function isSameList<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.length === after.length && before.every((shift, at) => shift === after[at]);
}
