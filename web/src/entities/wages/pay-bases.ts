/** How an employee is paid, as the choices of a form. */
export const payBases = [
  { value: "hourly", label: "Hourly rate" },
  { value: "salary", label: "Salary" },
] as const;
