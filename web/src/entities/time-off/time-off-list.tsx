import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { InOrder } from "../../ui/page/in-order.tsx";
import { TimeOffItem } from "./time-off-item.tsx";

interface TimeOffListProps {
  label: string;
  items: readonly TimeOff[];
  nameOf: (employeeId: EmployeeId) => string;
  today: string;
  /** True if the list is of several people. */
  isNamed?: boolean;
}

/** Time off below each other; nothing at all where there is none. */
export function TimeOffList({ label, items, nameOf, today, isNamed = false }: TimeOffListProps) {
  if (items.length === 0) return null;
  return (
    <InOrder component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {items.map((timeOff) => (
        <TimeOffItem
          key={timeOff.id}
          timeOff={timeOff}
          who={nameOf(timeOff.employeeId)}
          today={today}
          isNamed={isNamed}
        />
      ))}
    </InOrder>
  );
}
