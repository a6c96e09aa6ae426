import Box from "@mui/material/Box";
import { useState } from "react";
import { minorDigits } from "@crewline/domain/kernel/money/amount";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { LaborBudget } from "@crewline/domain/records/locations/staffing";
import { useCompany } from "../../entities/company/use-company.ts";
import { NumberInput } from "../../inputs/number-input.tsx";
import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";

interface LaborBudgetFieldsProps {
  value: LaborBudget;
  onChange: (budget: LaborBudget) => void;
  /** The error of a field by its path: "minorPerWeek", "minorByDay.monday". */
  errorOf: (field: string) => string | undefined;
}

/** What the plan of a week may cost at a location, and of single weekdays where wanted. */
export function LaborBudgetFields({ value, onChange, errorOf }: LaborBudgetFieldsProps) {
  const locale = useLocale();
  const company = useCompany();
  const { minorPerWeek, minorByDay } = value;
  const [isByDay, setByDay] = useState(Object.keys(minorByDay).length > 0);
  if (company.status !== "ready") return null;
  const { currency, workRules } = company.data;
  const decimals = minorDigits(currency);
  const minorOf = (amount: number | null) =>
    amount === null ? null : Math.round(amount * 10 ** decimals);
  const amountOf = (minor: number | null) => (minor === null ? null : minor / 10 ** decimals);
  const setDay = (day: Weekday, minor: number | null) => {
    const { [day]: _before, ...others } = minorByDay;
    onChange({ ...value, minorByDay: minor === null ? others : { ...others, [day]: minor } });
  };
  return (
    <>
      <NumberInput
        label="Weekly labor budget"
        unit={currency}
        decimals={decimals}
        value={amountOf(minorPerWeek)}
        onChange={(amount) => onChange({ ...value, minorPerWeek: minorOf(amount) })}
        error={errorOf("minorPerWeek")}
        help="Schedules compares the planned cost with it."
      />
      <CheckInput
        label="Labor budgets for single days"
        value={isByDay}
        onChange={(isOn) => {
          setByDay(isOn);
          if (!isOn) onChange({ ...value, minorByDay: {} });
        }}
      />
      {isByDay && (
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
          }}
        >
          {weekdayOptions(locale, workRules.weekStart).map(({ value: day, label }) => (
            <NumberInput
              key={day}
              label={label}
              unit={currency}
              decimals={decimals}
              value={amountOf(minorByDay[day] ?? null)}
              onChange={(amount) => setDay(day, minorOf(amount))}
              error={errorOf(`minorByDay.${day}`)}
            />
          ))}
        </Box>
      )}
    </>
  );
}
