import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import { fieldSentence } from "@crewline/domain/words/violations/field-sentence";
import { rateDateProblem } from "@crewline/domain/rules/employees/plausible-days";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import { wageChangeFormIn } from "@crewline/domain/projections/wage-changes/wage-change-form";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { problemOfIssues } from "../../ui/dialogs/form-problem.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useCompany } from "../company/use-company.ts";
import { useEmployees } from "../employees/use-employees.ts";
import { useLocationRecords } from "../locations/use-location-records.ts";
import { todayIn } from "../../time/use-today.ts";
import { useWagePreview } from "./use-wage-preview.ts";
import { blankChange, WageChangeFields } from "./wage-change-fields.tsx";
import { WageImpactView } from "./wage-impact-view.tsx";

interface AddWageChangeDialogProps {
  /** The person whose rate changes; empty lets the dialog ask. */
  employeeId: EmployeeId | "";
  onClose: () => void;
}

/** Asks for a new hourly rate from a day on; one from a day that has begun shows what it changes. */
export function AddWageChangeDialog(props: AddWageChangeDialogProps) {
  const result = allResults({
    company: useCompany(),
    employees: useEmployees(),
    locations: useLocationRecords(),
  });
  return result.status === "ready" ? <Dialog {...props} {...result.data} /> : null;
}

interface DialogProps extends AddWageChangeDialogProps {
  company: Company;
  employees: readonly Employee[];
  locations: readonly LocationRecord[];
}

/** The change that was asked about, with its effect by the server. */
interface Shown extends WageChangePreview {
  change: WageChangeInput;
}

function Dialog({ employeeId, onClose, company, employees, locations }: DialogProps) {
  const locale = useLocale();
  const [change, setChange] = useState(() => blankChange(employeeId));
  const [ownProblem, setOwnProblem] = useState<FormProblem | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const add = useCommand(trpc.wageChanges.add.mutationOptions());
  const preview = useWagePreview();
  const notify = useNotice();
  const employee = employees.find(({ id }) => id === change.employeeId);
  const today = todayIn(homeZone(employee, locations, company.timeZone));
  const problem = ownProblem ?? preview.problem ?? add.problem;

  const save = async (wanted: WageChangeInput, fingerprint: string | null) => {
    if ((await add.run({ change: wanted, fingerprint })) === null) return;
    notify("The wage change is added.");
    onClose();
  };

  const handleSubmit = async () => {
    if (shown !== null) return save(shown.change, shown.fingerprint);
    const checked = wageChangeFormIn(locale).safeParse({ change });
    if (!checked.success) return setOwnProblem(problemOfIssues(checked.error.issues));
    const { change: wanted } = checked.data;
    const wrongDay = rateDateProblem(wanted.effectiveDate, { today });
    if (wrongDay !== null) {
      const message = fieldSentence(wrongDay, locale);
      return setOwnProblem(problemOfIssues([{ path: dayPath, message }]));
    }
    setOwnProblem(null);
    if (wanted.effectiveDate > today) return save(wanted, null);
    const answer = await preview.run(wanted);
    if (answer === null) return;
    if (answer.impact.weeks.length === 0) return save(wanted, answer.fingerprint);
    setShown({ change: wanted, ...answer });
  };

  const back = () => {
    add.clearProblem();
    setShown(null);
  };

  return (
    <FormDialog
      open
      title={shown === null ? "Add wage change" : previewTitle(shown, locale)}
      submitLabel={
        change.effectiveDate !== "" && change.effectiveDate <= today && shown === null
          ? "Show what changes"
          : "Add wage change"
      }
      onSubmit={handleSubmit}
      isRunning={add.isRunning || preview.isRunning}
      problem={problem}
      onClose={onClose}
      maxWidth={shown === null ? "sm" : "md"}
      back={
        shown !== null && (
          <Button color="inherit" sx={{ mr: "auto" }} onClick={back} disabled={add.isRunning}>
            Back
          </Button>
        )
      }
    >
      {shown === null ? (
        <WageChangeFields
          change={change}
          onChange={(changes) => setChange((before) => ({ ...before, ...changes }))}
          errorOf={(field) => problem?.fieldErrors[`change.${field}`]}
          employee={employee}
          isEmployeeFixed={employeeId !== ""}
          locations={locations}
          currency={company.currency}
          today={today}
        />
      ) : (
        <WageImpactView impact={shown.impact} locations={locations} />
      )}
    </FormDialog>
  );
}

const dayPath = ["change", "effectiveDate"];

function previewTitle({ change, impact }: Shown, locale: Locale): string {
  return `${impact.employeeName}: what changes from ${formatDate(change.effectiveDate, locale)}`;
}
