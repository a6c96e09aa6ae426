import Button from "@mui/material/Button";
import { useState } from "react";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { useActor } from "../../session/actor/use-actor.ts";
import { useOnlyReads } from "../../session/actor/use-only-reads.ts";

const dialog = lazyPart(async () => (await import("./ask-time-off-dialog.tsx")).AskTimeOffDialog);

interface AskTimeOffButtonProps {
  employee: Pick<Employee, "id" | "name">;
  /** The day with which the form begins; today where it is left out. */
  day?: LocalDate;
  size?: "small" | "medium";
}

/**
 * Opens the dialog for time off, the user's or an employee's; it loads at the first click. Those
 * who only read have no such button.
 */
export function AskTimeOffButton({ employee, day, size = "medium" }: AskTimeOffButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isOwn = useActor().employeeId === employee.id;
  const onlyReads = useOnlyReads() !== null;
  if (onlyReads) return null;
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        onPointerEnter={dialog.preload}
        onClick={() => setOpen(true)}
      >
        {isOwn ? "Ask for time off" : "Add time off"}
      </Button>
      {isOpen && (
        <dialog.Part
          employee={employee}
          {...(day !== undefined && { span: { from: day, until: day, part: null } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
