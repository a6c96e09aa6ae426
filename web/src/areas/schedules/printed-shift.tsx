import { use } from "react";
import { JobRolesById } from "./job-roles-by-id.ts";
import type { PublishedShift, ShiftState } from "@crewline/domain/records/schedules/shift";
import { formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import { zoneMark } from "@crewline/domain/kernel/time/zone-mark";
import { useLocale } from "../../locale/use-locale.ts";
import type { ElsewhereWords } from "./model/elsewhere-words.ts";

/** A shift of the working roster or a published one, which has no state. */
export type PrintedShift = Omit<PublishedShift, "publishedAt" | "scheduleVersion"> & {
  state?: ShiftState;
};

/** True if staff see the shift differently or not at all. */
export function isUnpublished({ state }: PrintedShift): boolean {
  return state === "draft" || state === "changed";
}

interface PrintedShiftLineProps {
  shift: PrintedShift;
  /** Set for a shift at another location. */
  elsewhere?: ElsewhereWords;
  /** True if an unpublished shift is marked among the published ones around it. */
  isMarked: boolean;
}

/** Times, job role and, for a shift elsewhere, the location. */
export function PrintedShiftLine({ shift, elsewhere, isMarked }: PrintedShiftLineProps) {
  const locale = useLocale();
  const isFar = elsewhere !== undefined && elsewhere.timeZone !== shift.timeZone;
  const zone = isFar ? ` ${zoneMark(shift.startsAt, shift.timeZone)}` : "";
  const roles = use(JobRolesById);
  const role = shift.jobRoleId === null ? undefined : roles.get(shift.jobRoleId);
  const details = [elsewhere?.nameOf(shift.locationId), role?.name];
  return (
    <div className={elsewhere === undefined ? "shift" : "shift away"}>
      <b>{`${formatShortSpan(shift, locale)}${zone}${isMarked && isUnpublished(shift) ? "*" : ""}`}</b>{" "}
      {details.filter((detail) => typeof detail === "string").join(", ")}
    </div>
  );
}
