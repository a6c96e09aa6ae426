import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { WageImpact } from "@crewline/domain/records/pay/wage-impact";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { WageChangeForm } from "@crewline/domain/projections/wage-changes/wage-change-form";
import { datedChangeFormIn } from "@crewline/domain/projections/wage-changes/wage-change-form";
import { useLocale } from "../../locale/use-locale.ts";
import { BackButton } from "../../ui/forms/back-button.tsx";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { useCompany } from "../company/use-company.ts";
import { useEmployees } from "../employees/use-employees.ts";
import { useLocationRecords } from "../locations/use-location-records.ts";
import { todayIn } from "../../time/use-today.ts";
import { useNewRate } from "./use-new-rate.ts";
import { blankChange, firstRate, WageChangeFields } from "./wage-change-fields.tsx";
import { WageImpactView } from "./wage-impact-view.tsx";

interface AddWageChangeDialogProps {
  /** The person whose rate changes; empty lets the dialog ask. */
  employeeId: EmployeeId | "";
  /** The first day without a rate, on which it is proposed to begin; none unless given. */
  from?: string;
  onClose: () => void;
  onSaved?: () => void;
}

/**
 * Asks for a new hourly rate or salary from a day on; one from a day that has begun shows what it changes.
 */
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

function Dialog(props: DialogProps) {
  const { employeeId, from = "", onClose, onSaved, company, employees, locations } = props;
  const locale = useLocale();
  const [suggested] = useState(() =>
    from === "" ? blankChange(employeeId) : firstRate(employeeId, from),
  );
  const todayOf = (id: EmployeeId | "") =>
    todayIn(homeZone(employeeIn(employees, id), locations, company.timeZone));
  const { command, shown, back } = useNewRate((change) => todayOf(change.employeeId));
  const form = useForm({
    suggested,
    schema: datedChangeFormIn(todayOf, company.currency, locale),
    command,
    input: (change) => ({ change }),
    fieldsAt: "change",
    saved: "The wage change is added.",
    onSaved: () => {
      onClose();
      onSaved?.();
    },
  });
  const { draft } = form;
  const today = todayOf(draft.employeeId);
  const asks = shown === null && draft.effectiveDate !== "" && draft.effectiveDate <= today;
  const impact = shown?.preview.preview?.impact ?? null;
  return (
    <EditDialog
      form={form}
      title={impact === null ? "Add wage change" : previewTitle(impact, draft, locale)}
      submitLabel={asks ? "Show what changes" : "Add wage change"}
      onClose={onClose}
      maxWidth={impact === null ? "sm" : "md"}
      focusesSubmit={impact !== null}
      back={shown !== null && <BackButton onBack={back} isRunning={form.isRunning} />}
    >
      {impact === null ? (
        <WageChangeFields
          change={draft}
          onChange={form.change}
          errorOf={form.errorOf}
          employee={employeeIn(employees, draft.employeeId)}
          isEmployeeFixed={employeeId !== ""}
          locations={locations}
          currency={company.currency}
          today={today}
        />
      ) : (
        <WageImpactView impact={impact} locations={locations} />
      )}
    </EditDialog>
  );
}

function employeeIn(
  employees: readonly Employee[],
  employeeId: EmployeeId | "",
): Employee | undefined {
  return employees.find(({ id }) => id === employeeId);
}

function previewTitle(
  { employeeName }: WageImpact,
  { effectiveDate }: WageChangeForm,
  locale: Locale,
): string {
  return `${employeeName}: what changes from ${formatDate(effectiveDate, locale)}`;
}
