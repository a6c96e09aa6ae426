import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Place } from "./frame/use-place.ts";
import type { MoreAction } from "./more-menu.tsx";
import { LazyLockWeekDialog, LazyUnlockWeekDialog } from "./published/lock-parts.ts";
import { LazyPublicationsDialog, LazyUnpublishDialog } from "./schedule-parts.ts";

export type WeekDialog = "publications" | "unpublish" | "lock" | "unlock";

/** The actions on what staff see of the week, and on its lock; where nothing can be changed, only its publications. */
export function weekActions(
  schedule: Schedule | null,
  onlyReads: boolean,
  onShow: (dialog: WeekDialog) => void,
): MoreAction[] {
  const isLocked = schedule?.lock !== undefined;
  const isShownToStaff = schedule !== null && schedule.publishedVersion > 0;
  const action = (label: string, dialog: WeekDialog) => ({
    label,
    onChoose: () => onShow(dialog),
  });
  const reading = action("Publications…", "publications");
  if (onlyReads) return [reading];
  return [
    reading,
    ...(isShownToStaff && !isLocked ? [action("Unpublish…", "unpublish")] : []),
    isLocked ? action("Unlock week…", "unlock") : action("Lock week…", "lock"),
  ];
}

interface WeekDialogsProps {
  shown: string | null;
  place: Place;
  schedule: Schedule | null;
  employees: readonly Employee[];
  onClose: () => void;
}

/** The dialog of the chosen action. */
export function WeekDialogs({ shown, place, schedule, employees, onClose }: WeekDialogsProps) {
  switch (shown) {
    case "publications":
      return <LazyPublicationsDialog place={place} schedule={schedule} onClose={onClose} />;
    case "unpublish":
      return <LazyUnpublishDialog place={place} employees={employees} onClose={onClose} />;
    case "lock":
      return <LazyLockWeekDialog place={place} onClose={onClose} />;
    case "unlock":
      return <LazyUnlockWeekDialog place={place} onClose={onClose} />;
    default:
      return null;
  }
}
