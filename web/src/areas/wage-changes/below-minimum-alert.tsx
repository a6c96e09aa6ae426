import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { listed } from "@crewline/domain/kernel/formats/listed";
import { useLocale } from "../../locale/use-locale.ts";

interface BelowMinimumAlertProps {
  people: readonly Pick<Employee, "id" | "name">[];
  /** Null when the person may not change rates. */
  onRaise: (() => void) | null;
}

/** Names the people who earn less than the minimum wage, and offers to raise them. */
export function BelowMinimumAlert({ people, onRaise }: BelowMinimumAlertProps) {
  const locale = useLocale();
  if (people.length === 0) return null;
  const who = listed(
    people.map(({ name }) => name),
    locale,
  );
  const sentences = {
    one: `1 person earns less than the minimum wage of a location: ${who}.`,
    other: `${people.length} people earn less than the minimum wage of a location: ${who}.`,
  };
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
      {pluralForm(people.length, sentences, locale)}
    </Alert>
  );
}
