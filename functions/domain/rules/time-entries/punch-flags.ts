import type { ClockSection } from "../../records/company/rule-sections.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { GeofenceMode } from "../../records/locations/geofence.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type {
  PunchPositions,
  TimeEntryFlag,
  WorkSpan,
} from "../../records/time-entries/time-entry.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { positionFlags } from "../locations/position-rules.ts";
import { clockInFlags, clockOutFlags } from "./match-shift.ts";
import { longAfterSeconds } from "./overdue-clock-out.ts";

/** Work that is shorter was most likely punched by mistake. */
const shortUnderSeconds = 900;

type Planned = Pick<
  PublishedShift,
  "id" | "locationId" | "startsAt" | "endsAt" | "jobRoleId" | "handedOverAt" | "takenAt"
>;

/** Punched time and everything that it is compared with. */
export interface PunchedWork {
  /** As it was punched; without an end while it lasts. */
  span: WorkSpan;
  jobRoleId: JobRoleId | null;
  positions: PunchPositions;
  geofence: GeofenceMode;
  shift: Planned | null;
  /** The employee's shift at another location at that time; null if there is none. */
  elsewhere: Planned | null;
  clock: Pick<ClockSection, "graceSeconds" | "unscheduled">;
  /** True if the week was published at the location. */
  isPlanned: boolean;
}

/** Everything about the punches of an entry that a reviewer should look at, each flag once. */
export function punchFlags(work: PunchedWork): TimeEntryFlag[] {
  const { geofence, positions } = work;
  const flags = [
    ...startFlags(work),
    ...endFlags(work),
    ...positionFlags(geofence, positions.clockIn),
    ...positionFlags(geofence, positions.clockOut),
  ];
  return [...new Set(flags)];
}

function startFlags({ span, shift, elsewhere, jobRoleId, clock, isPlanned }: PunchedWork) {
  if (shift === null && elsewhere !== null) return ["wrongLocation" as const];
  const punch = { at: span.startsAt, shift, graceSeconds: clock.graceSeconds };
  const flags = clockInFlags(punch, isPlanned && clock.unscheduled !== "allow");
  const planned = shift?.jobRoleId ?? null;
  return planned === null || planned === jobRoleId ? flags : [...flags, "roleMismatch" as const];
}

function endFlags({ span, shift, clock }: PunchedWork): TimeEntryFlag[] {
  const { startsAt, endsAt } = span;
  if (endsAt === null) return [];
  const seconds = elapsedSeconds(startsAt, endsAt);
  return [
    ...clockOutFlags({ at: endsAt, shift, graceSeconds: clock.graceSeconds }),
    ...(seconds > longAfterSeconds ? (["longEntry"] as const) : []),
    ...(seconds < shortUnderSeconds ? (["shortEntry"] as const) : []),
  ];
}
