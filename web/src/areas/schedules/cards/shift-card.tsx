import { memo, use } from "react";
import type { CSSProperties } from "react";
import type { Shift, ShiftState } from "@crewline/domain/records/schedules/shift";
import {
  formatLocalSpan,
  formatLongDay,
  formatShortSpan,
} from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { JobRolesById } from "./job-roles-by-id.ts";
import { EditorMark } from "../presence/editor-mark.tsx";
import { OverrideMark } from "../rules/override-mark.tsx";
import { RoleName } from "./role-name.tsx";
import { isOvernight, stateWords } from "./shift-words.ts";

interface ShiftCardProps {
  shift: Shift;
  /** The employee's name; shown where no row says it, else only heard. */
  who: string;
  isNamed?: boolean;
  /** True below the name of its job role, which is only heard then. */
  isBelowRole?: boolean;
  isSaving: boolean;
  isInGrid?: boolean;
  isChosen?: boolean;
  /** The element that says more about the day. */
  describedBy?: string | undefined;
}

/**
 * One shift. Clicks and keys are handled by the list or grid around it, which finds the shift by
 * `data-shift`: so a card is painted again only when its shift changes.
 */
export const ShiftCard = memo(function ShiftCard(props: ShiftCardProps) {
  const locale = useLocale();
  const { shift, who, isNamed, isSaving, isInGrid } = props;
  const role = use(JobRolesById).get(shift.jobRoleId ?? noRole);
  const tint = role === undefined ? {} : { style: { "--role": role.colour } as CSSProperties };
  const day = formatLongDay(shift.day, locale);
  return (
    <button
      type="button"
      className={classesOf(props)}
      {...tint}
      data-shift={shift.id}
      tabIndex={isInGrid === true ? -1 : 0}
      aria-busy={isSaving}
      aria-describedby={props.describedBy}
    >
      <span className="heard">{isNamed === true ? `${day}, ` : `${who}, ${day}, `}</span>
      <span className="facts">
        <span className="time">
          {isNamed === true ? formatLocalSpan(shift, locale) : formatShortSpan(shift, locale)}
        </span>
        {isOvernight(shift) && <span className="late">next day</span>}
        {isNamed === true && <span>{who}</span>}
        {shift.jobRoleId !== null && (
          <RoleName
            className={props.isBelowRole === true ? "heard" : "role"}
            id={shift.jobRoleId}
            hasDot={isInGrid !== true}
          />
        )}
      </span>
      <span className="heard">{heardState(props)}</span>
      {shift.recurringShiftId !== undefined && <RecurringMark />}
      {shift.overrides !== undefined && <OverrideMark shift={shift} overrides={shift.overrides} />}
      <EditorMark shiftId={shift.id} />
      <StateMark state={shift.state} />
    </button>
  );
});

const noRole = "" as JobRoleId;

function classesOf({ shift, isSaving, isInGrid, isChosen }: ShiftCardProps): string {
  const classes = ["shift", shift.state];
  if (shift.employeeId === null) classes.push("unassigned");
  if (isSaving) classes.push("saving");
  if (isInGrid === true) classes.push("single");
  if (isChosen === true) classes.push("selected");
  return classes.join(" ");
}

function heardState({ shift: { state, note }, isChosen }: ShiftCardProps): string {
  const marks = [
    stateWords[state],
    note === "" ? "" : "has a note",
    isChosen === true ? "selected" : "",
  ];
  return marks
    .filter((mark) => mark !== "")
    .map((mark) => `, ${mark}`)
    .join("");
}

/** A star for a change: a dot is a state of the week, and a triangle warns. */
const marks: Readonly<Record<ShiftState, string | null>> = {
  draft:
    "M2 10.5V12h1.5l5.6-5.6-1.5-1.5zM10.6 4.9a.5.5 0 0 0 0-.7L9.8 3.4a.5.5 0 0 0-.7 0l-.8.8 1.5 1.5z",
  published: null,
  changed:
    "M6.2 2.5h1.6v2.9l2.5-1.5.8 1.4L8.6 7l2.5 1.7-.8 1.4-2.5-1.5v2.9H6.2V8.6l-2.5 1.5-.8-1.4L5.4 7 2.9 5.3l.8-1.4 2.5 1.5z",
  cancelled: null,
};

/** Says that the shift belongs to a recurring shift. */
function RecurringMark() {
  return (
    <>
      <span className="heard">, recurring</span>
      <svg className="recurring" viewBox="0 0 14 14" aria-hidden="true">
        <title>Recurring shift</title>
        <path d="M7 2.5V.8l3 2.6-3 2.6V4.2a3 3 0 0 0-2.6 4.4L3.2 9.8A4.6 4.6 0 0 1 7 2.5zm0 9v1.7l-3-2.6L7 8v1.8a3 3 0 0 0 2.6-4.4l1.2-1.2A4.6 4.6 0 0 1 7 11.5z" />
      </svg>
    </>
  );
}

function StateMark({ state }: { state: ShiftState }) {
  const path = marks[state];
  if (path === null) return null;
  return (
    <svg className="mark" viewBox="0 0 14 14" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
