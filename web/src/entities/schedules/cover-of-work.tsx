import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { shiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { LazyFindCoverDialog } from "./find-cover-part.ts";

/** A shift as a board names it, by its employee and start. */
export interface PlannedWork {
  locationId: LocationId;
  weekStart: LocalDate;
  employeeId: EmployeeId;
  startsAt: Instant;
}

/** The search for cover of planned work; nothing until its shift is found. */
export function CoverOfWork({ work, onClose }: { work: PlannedWork; onClose: () => void }) {
  const { employeeId, startsAt } = work;
  const shifts = useLive(shiftsSource(useActor(), work));
  if (shifts.status !== "ready") return null;
  const shift = shifts.data.find(
    (one) => one.employeeId === employeeId && one.startsAt === startsAt,
  );
  return shift === undefined ? null : <LazyFindCoverDialog shift={shift} onClose={onClose} />;
}
