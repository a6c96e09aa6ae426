import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type {
  PlannedRaise,
  WageChangeRow,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useLocale } from "../../locale/use-locale.ts";
import { BatchProgressBar } from "../../entities/batches/batch-result.tsx";
import { ImportDone } from "../../entities/batches/import-done.tsx";
import type { BatchOutcome } from "../../entities/batches/batch-calls.ts";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { todayIn } from "../../time/use-today.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { BulkRaiseFields } from "./bulk-raise-fields.tsx";
import { BulkRaisePreview } from "./bulk-raise-preview.tsx";
import type { RaiseValues } from "./raise-values.ts";
import { blankRaise, raiseOf, raisedPeople, raiseTitle } from "./raise-values.ts";
import { useRaisePreview } from "./use-raise-preview.ts";
import { useWageBatches } from "./use-wage-batches.ts";

interface BulkRaiseDialogProps {
  company: Company;
  employees: readonly Employee[];
  /** The first values of the fields, for example a raise to the minimum wage. */
  start?: Partial<RaiseValues>;
  onClose: () => void;
}

/** Raises several people at once: what, a preview of each person, then one batch. */
export function BulkRaiseDialog({ company, employees, start, onClose }: BulkRaiseDialogProps) {
  const locale = useLocale();
  const [values, setValues] = useState(() => ({ ...blankRaise, ...start }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [planned, setPlanned] = useState<readonly PlannedRaise[] | null>(null);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const preview = useRaisePreview();
  const { commands, problem } = useWageBatches("bulkRaise");
  const batches = useBatches(commands);
  const people = raisedPeople(employees, values);
  const [leftOut, setLeftOut] = useState<ReadonlySet<EmployeeId>>(new Set());
  const wanted = (planned ?? []).filter(({ employeeId }) => !leftOut.has(employeeId));
  const rows = wanted.flatMap(rowOf);
  const title = raiseTitle(values, company.currency, locale);

  const handleSubmit = async () => {
    if (planned !== null) {
      if (rows.length === 0) return onClose();
      return setOutcome(await batches.run(title, rows));
    }
    const read = raiseOf(values, people.length, locale);
    setErrors(read.errors);
    if (read.raise === null) return;
    const { raise } = read;
    const { effectiveDate } = values;
    const ids = people.map(({ id }) => id);
    setLeftOut(new Set());
    setPlanned(await preview.run({ raise, effectiveDate }, ids));
  };

  if (outcome !== null) {
    return <ImportDone {...{ title, outcome, batches, problem, onClose }} />;
  }
  return (
    <FormDialog
      open
      title={planned === null ? "Raise several people" : `${title}: what changes`}
      submitLabel={submitLabel(planned, rows.length, locale)}
      onSubmit={handleSubmit}
      isRunning={preview.progress !== null || batches.progress !== null}
      problem={planned === null ? preview.problem : problem}
      onClose={onClose}
      maxWidth={planned === null ? "sm" : "md"}
      back={
        planned !== null && (
          <Button
            color="inherit"
            sx={{ mr: "auto" }}
            disabled={batches.progress !== null}
            onClick={() => setPlanned(null)}
          >
            Back
          </Button>
        )
      }
    >
      {planned === null ? (
        <BulkRaiseFields
          values={values}
          onChange={(changes) => setValues({ ...values, ...changes })}
          errors={errors}
          count={people.length}
          currency={company.currency}
        />
      ) : (
        <BulkRaisePreview
          planned={planned}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
          company={company}
          hasBegun={values.effectiveDate <= todayIn(company.timeZone)}
        />
      )}
      <BatchProgressBar progress={preview.progress ?? batches.progress} />
    </FormDialog>
  );
}

/** One person's changes as the batch takes them, with the fingerprint of what was shown. */
function rowOf(planned: PlannedRaise): WageChangeRow[] {
  const { employeeId, employeeName, changes, fingerprint, problem } = planned;
  if (changes.length === 0 || problem !== null) return [];
  return [{ key: employeeId, title: employeeName, changes, fingerprint }];
}

function submitLabel(
  planned: readonly PlannedRaise[] | null,
  count: number,
  locale: Locale,
): string {
  if (planned === null) return "Show what changes";
  if (count === 0) return "Close";
  return pluralForm(count, { one: "Raise 1 person", other: `Raise ${count} people` }, locale);
}
