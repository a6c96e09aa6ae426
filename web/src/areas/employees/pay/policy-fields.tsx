import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../../../locale/use-locale.ts";
import type { Company } from "@crewline/domain/records/company/company";
import { effectiveDayOf } from "@crewline/domain/rules/company/effective-day";
import type { WantedPolicy } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { overtimePolicySchema } from "@crewline/domain/records/pay/overtime-policy";
import { policyLabel } from "@crewline/domain/words/employees/policy-words";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useCompany } from "../../../entities/company/use-company.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

interface PolicyFieldsProps {
  wanted: WantedPolicy;
  onChange: (changes: Partial<WantedPolicy>) => void;
  error: string | undefined;
}

/** The fields for the overtime policy and its first day. */
export function PolicyFields({ wanted, onChange, error }: PolicyFieldsProps) {
  const locale = useLocale();
  const company = useCompany();
  return (
    <>
      <SelectInput
        label="Paid overtime"
        value={wanted.policy}
        options={overtimePolicySchema.options.map((value) => ({
          value,
          label: policyLabel(value, locale),
        }))}
        onChange={(policy) => onChange({ policy })}
        help="The law says who may be exempt; in the USA it is 29 USC 213. Breaks and rounding stay the company's."
      />
      <DayInput
        label="From"
        value={wanted.day}
        onChange={(day) => onChange({ day })}
        error={error}
        help={dayHelp(company.status === "ready" ? company.data : null, wanted.day, locale)}
        isRequired
      />
    </>
  );
}

function dayHelp(company: Company | null, day: string, locale: Locale): string {
  if (company === null || !isLocalDate(day)) return "It begins with a workweek.";
  const begins = formatDate(effectiveDayOf(company, "overtime", day), locale);
  return `It begins with the workweek of ${begins}.`;
}
