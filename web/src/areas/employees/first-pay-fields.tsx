import type { NewEmployeeForm } from "@crewline/domain/projections/employees/new-employee-form";
import { payBases } from "../../entities/wages/pay-bases.ts";
import { SalaryFields } from "../../entities/wages/salary-fields.tsx";
import { MoneyInput } from "../../ui/inputs/money-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";

interface FirstPayFieldsProps {
  draft: NewEmployeeForm;
  change: (changes: Partial<NewEmployeeForm>) => void;
  errorOf: (field: string) => string | undefined;
  currency: string;
}

/** The pay that a new employee begins with: an hourly rate, which may be left empty, or a salary. */
export function FirstPayFields({ draft, change, errorOf, currency }: FirstPayFieldsProps) {
  return (
    <>
      <SelectInput
        label="Pay"
        value={draft.basis}
        options={payBases}
        onChange={(basis) => change({ basis })}
        error={errorOf("basis")}
      />
      {draft.basis === "salary" ? (
        <SalaryFields change={draft} onChange={change} errorOf={errorOf} currency={currency} />
      ) : (
        <MoneyInput
          label="Hourly rate"
          value={draft.rateTenThousandths}
          onChange={(rateTenThousandths) => change({ rateTenThousandths })}
          error={errorOf("rateTenThousandths")}
          currency={currency}
          per="an hour"
        />
      )}
    </>
  );
}
