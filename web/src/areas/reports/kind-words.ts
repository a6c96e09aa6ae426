/** The kinds of earnings as the reports call them. */
export const kindWords = {
  regular: "Regular",
  overtime: "Overtime",
  doubletime: "Double time",
  addition: "Extra pay",
} as const;
