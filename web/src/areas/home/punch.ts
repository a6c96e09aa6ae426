import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { Problem } from "../../api/problem.ts";
import type { ReadPosition } from "../../entities/locations/read-position.ts";

export interface PunchPlace {
  locationId: LocationId;
  jobRoleId: JobRoleId | null;
  /** The location asks where the person is. */
  asksPosition: boolean;
}

export interface Punch {
  /** `at` is for the two ends of work; breaks need none. */
  run: (kind: PunchKind, at?: PunchPlace) => void;
  /** The punch that is being saved, or is saved and not yet seen in live data. */
  underWay: PunchKind | null;
  /** False while a punch is under way or the clock has only just changed. */
  isReady: boolean;
  /** The reason why the last punch was refused, and the instant at which it was tapped. */
  failure: { kind: PunchKind; at: Instant; problem: Problem } | null;
  /** The position of the last clock-in or clock-out; null where the location does not ask. */
  position: JudgedPosition | null;
  /** The reason why the device reported no position; null if it did, or was not asked. */
  positionProblem: ReadPosition["problem"];
  /** The kind of the last tap on this page that was not refused. */
  done: PunchKind | null;
}
