import type { Schedule } from "@crewline/domain/schedules/schedule";
import type { Shift } from "@crewline/domain/schedules/shift";
import { formatDayTime } from "@crewline/domain/time/format";
import { StatusChip } from "../../ui/status-chip.tsx";

interface ScheduleStateProps {
  schedule: Schedule | null;
  shifts: readonly Shift[];
}

/** Whether staff see this week as it is, and who published it when. */
export function ScheduleState({ schedule, shifts }: ScheduleStateProps) {
  if (schedule === null || schedule.publishedAt === null) {
    return <StatusChip tone="neutral" label="Draft, not published yet" />;
  }
  if (hasPendingChanges(schedule, shifts)) {
    return <StatusChip tone="warning" label="Has changes that staff do not see yet" />;
  }
  const zone = shifts[0]?.timeZone;
  const when = zone === undefined ? "" : ` ${formatDayTime(schedule.publishedAt, zone)}`;
  const who = schedule.publishedByName === null ? "" : ` by ${schedule.publishedByName}`;
  return <StatusChip tone="good" label={`Published${when}${who}`} />;
}

/** True when publishing would change what staff see. */
export function hasPendingChanges(schedule: Schedule | null, shifts: readonly Shift[]): boolean {
  if (schedule?.state === "changed") return true;
  return shifts.some(({ state }) => state === "draft" || state === "changed");
}
