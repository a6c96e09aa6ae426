import { salaryText } from "@crewline/domain/words/pay/salary-words";
import { localeOnScreen } from "../../session/preferences/locale-on-screen.ts";
import { endCauseText } from "@crewline/domain/words/employees/employment-words";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Role } from "@crewline/domain/kernel/access/role";
import { activeFields } from "@crewline/domain/records/custom-fields/custom-field";
import { valueCell } from "@crewline/domain/words/custom-fields/field-words";
import { decimalRate } from "@crewline/domain/kernel/money/rate";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { loadFieldValues } from "./more/load-field-values.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";

const fresh = { staleTime: 0, gcTime: 0 } as const;

/**
 * Contact data, rates and custom fields for a file, of everyone whose record or pay the person may
 * see; the server decides. The headings are those that the imports read.
 */
export async function loadPrivateColumns(role: Role): Promise<TableColumn<Employee>[]> {
  const [{ profiles }, { rates }, custom] = await Promise.all([
    queryClient.fetchQuery({ ...trpc.employees.profiles.queryOptions(), ...fresh }),
    queryClient.fetchQuery({ ...trpc.employees.rates.queryOptions(), ...fresh }),
    loadFieldValues(role),
  ]);
  const contact = new Map(profiles.map((profile) => [profile.employeeId, profile]));
  const pay = new Map(rates.map((rate) => [rate.employeeId, rate]));
  const column = (
    id: string,
    header: string,
    csv: (employee: Employee) => string,
  ): TableColumn<Employee> => ({ id, header, cell: csv, csv });
  return [
    column("email", "E-mail", ({ id }) => contact.get(id)?.email ?? ""),
    column("phone", "Phone", ({ id }) => contact.get(id)?.phone ?? ""),
    ...(rates.length === 0
      ? []
      : [
          column("rate", "Hourly rate", ({ id }) => {
            const rate = pay.get(id);
            if (rate === undefined || rate.salary !== undefined) return "";
            return decimalRate(rate.rateTenThousandths);
          }),
          column("salary", "Salary", ({ id }) => {
            const rate = pay.get(id);
            if (rate?.salary === undefined) return "";
            return salaryText(rate.salary, rate.currency, localeOnScreen());
          }),
          column("currency", "Currency", ({ id }) => pay.get(id)?.currency ?? ""),
        ]),
    ...activeFields(custom.fields).map((field) =>
      column(field.id, field.label, ({ id }) =>
        valueCell(field, custom.byEmployee.get(id)?.values[field.id]),
      ),
    ),
    column("endReason", "End reason", ({ id }) => {
      const end = contact.get(id)?.end ?? null;
      return end === null ? "" : endCauseText(end, localeOnScreen());
    }),
  ];
}
