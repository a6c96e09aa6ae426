/** A payroll file that lacks everything it can lack. */
export const everyWarning = {
  unnumbered: ["Ana", "Ben"],
  withoutCode: ["regular", "overtime", "doubletime", "addition"],
  lacksCompanyCode: true,
  leftOut: { amountMinor: 2500, employees: ["Ana"] },
} as const;
