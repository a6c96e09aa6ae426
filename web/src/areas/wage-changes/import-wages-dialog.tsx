import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { ProfileRow } from "@crewline/domain/rules/employees/profile-row";
import {
  planWageImport,
  wageImportFields,
} from "@crewline/domain/projections/wage-changes/plan-wage-import";
import { withRowPreview } from "@crewline/domain/projections/wage-changes/row-preview-cells";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import type { ImportFile } from "../../entities/batches/import/csv-import-steps.tsx";
import { CsvImportDialog } from "../../entities/batches/import/csv-import-dialog.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { useImportPreview } from "./use-import-preview.ts";
import { useWageBatches } from "./use-wage-batches.ts";

interface ImportWagesDialogProps {
  company: Company;
  employees: readonly Employee[];
  changes: readonly WageChange[];
  onClose: () => void;
}

/** Adds wage changes from a file of a spreadsheet, after a dry run. */
export function ImportWagesDialog(props: ImportWagesDialogProps) {
  const query = useQuery({ ...trpc.employees.profiles.queryOptions(), gcTime: 0, staleTime: 0 });
  const result = query.isFetching ? loading : queryResult(query);
  if (result.status === "ready") return <Import {...props} profiles={result.data.profiles} />;
  return (
    <FormDialog
      open
      title="Import wage changes"
      submitLabel="Next"
      onSubmit={props.onClose}
      isRunning={result.status === "loading"}
      problem={null}
      onClose={props.onClose}
    >
      <DataStates result={result} label="the people">
        {() => null}
      </DataStates>
    </FormDialog>
  );
}

const loading = { status: "loading" } as const;

interface ImportProps extends ImportWagesDialogProps {
  profiles: readonly ProfileRow[];
}

function Import({ onClose, ...present }: ImportProps) {
  const locale = useLocale();
  const { commands, problem } = useWageBatches("import");
  // The dry run compares with the data at the opening of the dialog; the server checks again.
  const [{ company, employees, changes, profiles }] = useState(present);
  const read = useCallback(
    ({ rows, map }: ImportFile) =>
      planWageImport(
        {
          rows,
          map,
          people: withEmails(employees, profiles),
          changes,
          jobRoles: company.jobRoles,
          currency: company.currency,
          dayOrder: dayOrderOf(company.country),
        },
        locale,
      ),
    [company, employees, changes, profiles, locale],
  );
  const terms = useMemo(
    () => ({ currency: company.currency, roleName: jobRoleNames(company.jobRoles), locale }),
    [company, locale],
  );
  const preview = useImportPreview();
  const { previews } = preview;
  const plan = useCallback(
    (file: ImportFile) =>
      read(file).map((planned) => {
        const found = previews.get(planned.row?.key ?? "");
        return found === undefined ? planned : withRowPreview(planned, found, terms);
      }),
    [read, previews, terms],
  );
  return (
    <CsvImportDialog
      title="Import wage changes"
      intro={
        <Typography>
          One change per line: payroll ID or e-mail, job role (empty for all work), hourly amount,
          effective date and reason. We match by record ID, payroll ID, then e-mail. You see every
          rate and amount before anything changes.
        </Typography>
      }
      fields={wageImportFields}
      plan={plan}
      check={{ run: (file) => preview.run(read(file)), progress: preview.progress }}
      problem={preview.problem ?? problem}
      onClose={onClose}
      {...commands}
    />
  );
}

function withEmails(employees: readonly Employee[], profiles: readonly ProfileRow[]) {
  const emails = new Map(profiles.map(({ employeeId, email }) => [employeeId, email]));
  return employees.map((employee) => ({
    employee,
    profile: { email: emails.get(employee.id) ?? null },
  }));
}
