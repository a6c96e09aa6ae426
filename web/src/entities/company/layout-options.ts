import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { OwnLayout, PayrollFiles } from "@crewline/domain/records/company/payroll-layout";
import { builtInLayoutIdSchema } from "@crewline/domain/records/company/payroll-layout";
import { payrollLayoutWords } from "@crewline/domain/words/files/payroll-layout-words";

interface LayoutOption {
  value: PayrollFiles["layoutId"];
  label: string;
}

/** The layouts to choose from: the built-in ones, then the company's own. */
export function layoutOptions(own: readonly OwnLayout[], locale: Locale): LayoutOption[] {
  const { layouts } = payrollLayoutWords(locale);
  return [
    ...builtInLayoutIdSchema.options.map((id) => ({ value: id, label: layouts[id] })),
    ...own.map(({ id, name }) => ({ value: id, label: name || "Layout without a name" })),
  ];
}
