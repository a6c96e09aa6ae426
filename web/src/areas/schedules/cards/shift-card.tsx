import { memo, use } from "react";
import type { CSSProperties } from "react";
import type { Shift, ShiftState } from "@crewline/domain/records/schedules/shift";
import { formatLocalSpan, formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import type { JobRole, JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { initials } from "../../../ui/pictures/initials.ts";
import { useEditorOf } from "../presence/other-editors.ts";
import { OverrideMark } from "../rules/override-mark.tsx";
import { cardName } from "@crewline/domain/words/schedules/cards/card-name";
import { JobRolesById } from "./job-roles-by-id.ts";
import { RoleName } from "./role-name.tsx";
import { isOvernight } from "@crewline/domain/rules/schedules/placing/overnight";
import { nextDayText } from "@crewline/domain/words/schedules/cards/shift-words";

interface ShiftCardProps {
  shift: Shift;
  /** The employee's name; shown where no row says it. */
  who: string;
  isNamed?: boolean;
  /** True below the name of its job role, which the card does not show again. */
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
  const { shift, who, isNamed = false, isSaving, isInGrid = false, isChosen = false } = props;
  const role = use(JobRolesById).get(shift.jobRoleId ?? noRole);
  const tint = role === undefined ? {} : { style: { "--role": role.colour } as CSSProperties };
  const time = isNamed ? formatLocalSpan(shift, locale) : formatShortSpan(shift, locale);
  const editor = useEditorOf(shift.id);
  return (
    <button
      type="button"
      className={classesOf(props)}
      {...tint}
      data-shift={shift.id}
      tabIndex={isInGrid ? -1 : 0}
      aria-busy={isSaving}
      aria-label={cardName(
        { shift, who, time, isInGrid, isNamed, roleName: role?.name ?? null, isChosen, editor },
        locale,
      )}
      aria-describedby={props.describedBy}
    >
      <Facts {...props} time={time} role={role} />
      <Marks shift={shift} isInGrid={isInGrid} editor={editor} />
    </button>
  );
});

const noRole = "" as JobRoleId;

interface FactsProps extends ShiftCardProps {
  time: string;
  role: JobRole | undefined;
}

/** The time, the name and the job role, with a space between them as in the card's name. */
function Facts({ shift, who, isNamed, isInGrid, isBelowRole, time, role }: FactsProps) {
  return (
    <span className="facts">
      <span className="time">{`${time} `}</span>
      {isOvernight(shift) && <NextDay isInGrid={isInGrid === true} />}
      {isNamed === true && <span>{`${who} `}</span>}
      {role !== undefined && isBelowRole !== true && (
        <RoleName className="role" id={role.id} hasDot={isInGrid !== true} />
      )}
    </span>
  );
}

/** In the grid the style sheet shows "+1". */
function NextDay({ isInGrid }: { isInGrid: boolean }) {
  const locale = useLocale();
  return <span className="late">{isInGrid ? "" : `${nextDayText(locale)} `}</span>;
}

function classesOf({ shift, isSaving, isInGrid, isChosen }: ShiftCardProps): string {
  const classes = ["shift", shift.state];
  if (shift.employeeId === null) classes.push("unassigned");
  if (isSaving) classes.push("saving");
  if (isInGrid === true) classes.push("single");
  if (isChosen === true) classes.push("selected");
  return classes.join(" ");
}

interface MarksProps extends Pick<ShiftCardProps, "shift"> {
  isInGrid: boolean;
  editor: string | null;
}

/** In the grid a draft is hatched; the pencil would take the room of the job role. */
function Marks({ shift, isInGrid, editor }: MarksProps) {
  const path = isInGrid && shift.state === "draft" ? null : marks[shift.state];
  return (
    <>
      {shift.recurringShiftId !== undefined && <RecurringMark />}
      {shift.overrides !== undefined && <OverrideMark shift={shift} />}
      {editor !== null && <span className="editor" data-initials={initials(editor)} />}
      {path !== null && (
        <svg className="mark" viewBox="0 0 14 14" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
    </>
  );
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

/** Shows that the shift belongs to a recurring shift. */
function RecurringMark() {
  return (
    <svg className="recurring" viewBox="0 0 14 14" aria-hidden="true">
      <title>Recurring shift</title>
      <path d="M7 2.5V.8l3 2.6-3 2.6V4.2a3 3 0 0 0-2.6 4.4L3.2 9.8A4.6 4.6 0 0 1 7 2.5zm0 9v1.7l-3-2.6L7 8v1.8a3 3 0 0 0 2.6-4.4l1.2-1.2A4.6 4.6 0 0 1 7 11.5z" />
    </svg>
  );
}
