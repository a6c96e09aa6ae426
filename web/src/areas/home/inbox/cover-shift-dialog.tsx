import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { useCompany } from "../../../entities/company/use-company.ts";
import { CoverOfWork } from "../../../entities/schedules/cover-of-work.tsx";
import type { TaskDialogProps } from "./task-dialog.tsx";

/** Who can take over the shift of an employee who is missing. */
export function CoverShiftDialog({ task, place, onClose }: TaskDialogProps<"cover">) {
  const company = useCompany();
  const { employeeId, shiftStartsAt: startsAt } = task.row;
  if (company.status !== "ready" || startsAt === null) return null;
  const { weekStart: startsOn } = company.data.workRules;
  const weekStart = weekStartOf(localDateAt(startsAt, place.timeZone), startsOn);
  return (
    <CoverOfWork
      work={{ locationId: place.id, weekStart, employeeId, startsAt }}
      onClose={onClose}
    />
  );
}
