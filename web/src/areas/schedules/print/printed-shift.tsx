import type { PublishedShift, ShiftState } from "@crewline/domain/records/schedules/shift";
import { formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { zoneMark } from "@crewline/domain/kernel/time/zone-mark";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { ElsewhereWords } from "../model/elsewhere-words.ts";

/** A shift of the working roster or a published one, which has no state. */
export type PrintedShift = Omit<PublishedShift, "publishedAt" | "scheduleVersion"> & {
  state?: ShiftState | undefined;
};

/** True if staff see the shift differently or not at all. */
export function isUnpublished({ state }: PrintedShift): boolean {
  return state === "draft" || state === "changed";
}

/** A shift on paper. */
export interface PrintedLine {
  id: string;
  times: string;
  /** Job role and, for a shift elsewhere, the location. */
  details: string;
  isElsewhere: boolean;
}

export interface PrintedWords {
  locale: Locale;
  roleName: NameOfRole;
  elsewhere: ElsewhereWords;
  /** True if unpublished shifts are marked among the published ones around them. */
  isMixed: boolean;
}

/** Times, job role and, for a shift elsewhere, the location. */
export function printedLine(
  shift: PrintedShift,
  { isElsewhere, words }: { isElsewhere: boolean; words: PrintedWords },
): PrintedLine {
  const { locale, roleName, elsewhere } = words;
  const isFar = isElsewhere && elsewhere.timeZone !== shift.timeZone;
  const zone = isFar ? ` ${zoneMark(shift.startsAt, shift.timeZone)}` : "";
  const mark = words.isMixed && !isElsewhere && isUnpublished(shift) ? "*" : "";
  const role = shift.jobRoleId === null ? undefined : roleName(shift.jobRoleId);
  const place = isElsewhere ? elsewhere.nameOf(shift.locationId) : undefined;
  return {
    id: shift.id,
    times: `${formatShortSpan(shift, locale)}${zone}${mark}`,
    details: [place, role].filter((detail) => detail !== undefined).join(", "),
    isElsewhere,
  };
}

export function PrintedShiftLine({ line }: { line: PrintedLine }) {
  return (
    <div className={line.isElsewhere ? "shift away" : "shift"}>
      <b>{line.times}</b> {line.details}
    </div>
  );
}
