import type { RulesPreview } from "@crewline/domain/records/company/rules-preview";
import { EffectTable } from "./effect-table.tsx";

/** Hours by kind and pay of each affected person: before, and after. */
export function RulesEffectTable({ preview }: { preview: RulesPreview }) {
  const { currency, people, before, after } = preview;
  return (
    <EffectTable
      label="What would have changed for each person"
      header="Employee"
      currency={currency}
      rows={people.map(({ employeeId, employeeName, ...row }) => ({
        ...row,
        id: employeeId,
        name: employeeName,
      }))}
      total={{ id: "all", name: "All employees in the period", before, after }}
    />
  );
}
