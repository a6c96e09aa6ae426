import type { EmploymentType } from "../../records/employees/employee.ts";

/** The types of employment as people read them. */
export const employmentTypeWords: Readonly<Record<EmploymentType, string>> = {
  fullTime: "Full-time",
  partTime: "Part-time",
  casual: "Casual",
  seasonal: "Seasonal",
  contractor: "Contractor",
};
