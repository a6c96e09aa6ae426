import type { EmployeeForm } from "@crewline/domain/projections/employees/employee-form";
export type Terms = Pick<
  EmployeeForm,
  "employmentType" | "contractSecondsPerWeek" | "minSecondsPerWeek" | "maxSecondsPerWeek" | "skills"
>;

export interface TermsFieldsProps {
  draft: Terms;
  onChange: (changes: Partial<Terms>) => void;
  errorOf: (field: string) => string | undefined;
}

export const hourFields = [
  ["contractSecondsPerWeek", "Contract hours a week"],
  ["minSecondsPerWeek", "Minimum hours a week"],
  ["maxSecondsPerWeek", "Maximum hours a week"],
] as const;
