import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Employee } from "@crewline/domain/employees/employee";
import { counted } from "@crewline/domain/formats/counted";

interface BelowMinimumAlertProps {
  people: readonly Pick<Employee, "id" | "name">[];
  /** Null when the person may not change rates. */
  onRaise: (() => void) | null;
}

const MOST_NAMES = 5;

/** Names the people who earn less than the minimum wage, and offers to raise them. */
export function BelowMinimumAlert({ people, onRaise }: BelowMinimumAlertProps) {
  if (people.length === 0) return null;
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = people.length - names.length;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        onRaise !== null && (
          <Button color="inherit" size="small" onClick={onRaise}>
            Raise to it
          </Button>
        )
      }
    >
      {counted(people.length, "person earns", "people earn")} less than the minimum wage of a
      location: {names.join(", ")}
      {more > 0 && ` and ${more} more`}.
    </Alert>
  );
}
