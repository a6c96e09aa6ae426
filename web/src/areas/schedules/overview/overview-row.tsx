import { formatLongDay, formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CSSProperties } from "react";
import { Fragment, memo, use } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { JobRolesById } from "../cards/job-roles-by-id.ts";
import type { OverviewRow } from "../model/four-weeks.ts";
import { secondsOfCell } from "../model/four-weeks.ts";
import { shiftStateText } from "@crewline/domain/words/schedules/cards/shift-words";

interface OverviewRowCellsProps {
  row: OverviewRow;
  days: readonly LocalDate[];
  today: LocalDate;
}

/** A person's hours on each day, and the sum of each week. */
export const OverviewRowCells = memo(function OverviewRowCells(props: OverviewRowCellsProps) {
  const { row, days, today } = props;
  return (
    <tr className="row">
      <th scope="row" className="side" title={row.who}>
        {row.who}
      </th>
      {days.map((day, at) => (
        <Fragment key={day}>
          <OverviewCell {...{ row, day }} shifts={row.cells[at] ?? []} isToday={day === today} />
          {at % 7 === 6 && <WeekSum seconds={row.weekSeconds[(at - 6) / 7] ?? 0} />}
        </Fragment>
      ))}
    </tr>
  );
});

const noRole = "" as JobRoleId;

interface OverviewCellProps {
  row: OverviewRow;
  day: LocalDate;
  shifts: readonly Shift[];
  isToday: boolean;
}

function OverviewCell({ row, day, shifts, isToday }: OverviewCellProps) {
  const locale = useLocale();
  const roles = use(JobRolesById);
  const [first] = shifts;
  const roleOf = (shift: Shift | undefined) => roles.get(shift?.jobRoleId ?? noRole);
  const said = shifts.map((shift) =>
    [formatShortSpan(shift, locale), roleOf(shift)?.name ?? "", shiftStateText(shift.state, locale)]
      .filter((part) => part !== "")
      .join(" "),
  );
  const text = said.length === 0 ? "no shift" : said.join(", ");
  const colour = roleOf(first)?.colour;
  const shown = first === undefined ? null : shownIn(row, shifts);
  const heard = [row.who, formatLongDay(day, locale), ...(shown === null ? [] : [shown]), text];
  return (
    <td
      className={classesOf(shifts, isToday)}
      data-day={day}
      data-person={row.employeeId ?? ""}
      tabIndex={-1}
      title={said.length === 0 ? undefined : text}
      aria-label={heard.join(", ")}
      {...(colour !== undefined && { style: { "--role": colour } as CSSProperties })}
    >
      {shown}
    </td>
  );
}

/** Open shifts are counted; those of a person are hours. */
function shownIn({ employeeId }: OverviewRow, shifts: readonly Shift[]): string {
  return employeeId === null ? String(shifts.length) : formatDuration(secondsOfCell(shifts));
}

function classesOf(shifts: readonly Shift[], isToday: boolean): string {
  const classes = ["cell"];
  if (shifts.length > 0) classes.push("planned");
  if (shifts.some(({ state }) => state !== "published")) classes.push("unpublished");
  if (isToday) classes.push("today");
  return classes.join(" ");
}

function WeekSum({ seconds }: { seconds: number }) {
  return <td className="sum">{seconds === 0 ? "–" : formatDuration(seconds)}</td>;
}
