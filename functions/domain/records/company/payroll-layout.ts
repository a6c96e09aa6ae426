import { z } from "zod/mini";
import { editSchema } from "../../kernel/fields/fields.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";

/** What a row of a payroll file is: from one per earning and day to one per employee. */
export const payrollRowsSchema = z.enum(["day", "earning", "rate", "employee"]);
export type PayrollRows = z.infer<typeof payrollRowsSchema>;

/** What the cells of a column say; `text` is the fixed text of the column. */
export const payrollFieldSchema = z.enum([
  "payrollId",
  "employeeName",
  "firstName",
  "lastName",
  "day",
  "firstDay",
  "lastDay",
  "companyCode",
  "exportNumber",
  "location",
  "costCentre",
  "jobRole",
  "earning",
  "earningCode",
  "hours",
  "hoursAndMinutes",
  "rate",
  "amount",
  "regularHours",
  "overtimeHours",
  "doubletimeHours",
  "doubletimeCode",
  "salaryPay",
  "otherPay",
  "otherPayCode",
  "units",
  "unitPay",
  "currency",
  "text",
]);
export type PayrollField = z.infer<typeof payrollFieldSchema>;

const columnSchema = z.object({
  heading: lineSchema(60),
  field: payrollFieldSchema,
  /** The text of every cell of a `text` column; empty for others. */
  text: lineSchema(60),
});
export type PayrollColumn = z.infer<typeof columnSchema>;

export const MOST_PAYROLL_COLUMNS = 40;
export const MOST_PAYROLL_LAYOUTS = 10;

/** How the days of a file are written: 2026-11-09, 11/09/2026 or 09/11/2026. */
export const payrollDaysSchema = z.enum(["iso", "monthFirst", "dayFirst"]);
export const payrollSeparatorSchema = z.enum([",", ";", "\t"]);

const layoutShape = {
  rows: payrollRowsSchema,
  separator: payrollSeparatorSchema,
  days: payrollDaysSchema,
  hasHeadings: z.boolean(),
  columns: z
    .array(columnSchema)
    .check(
      z.minLength(1, issue("addColumn")),
      z.maxLength(MOST_PAYROLL_COLUMNS, issue("atMostColumns", MOST_PAYROLL_COLUMNS)),
    ),
};
const layoutSchema = z.object(layoutShape);
/** The rows and columns of a payroll file. */
export type PayrollLayout = z.infer<typeof layoutSchema>;

/** The layouts that the product brings, each for a payroll provider's import. */
export const builtInLayoutIdSchema = z.enum([
  "standard",
  "long",
  "adp",
  "gusto",
  "paychex",
  "quickbooks",
  "sage",
  "xero",
]);
export type BuiltInLayoutId = z.infer<typeof builtInLayoutIdSchema>;

/** A layout of the company's own. */
export const ownLayoutSchema = z.object({
  id: z.uuid(),
  name: lineSchema(60).check(z.minLength(1, issue("enterName"))),
  ...layoutShape,
});
export type OwnLayout = z.infer<typeof ownLayoutSchema>;

/** How the company's payroll files are written. */
export const payrollFilesSchema = z.object({
  /** The id of a built-in layout or of one of `layouts`, which exports use. */
  layoutId: z.union([builtInLayoutIdSchema, z.uuid()]),
  /** The provider's code of the company, such as ADP's "Co Code". */
  companyCode: lineSchema(20),
  layouts: z
    .array(ownLayoutSchema)
    .check(z.maxLength(MOST_PAYROLL_LAYOUTS, issue("atMostLayouts", MOST_PAYROLL_LAYOUTS))),
});
export type PayrollFiles = z.infer<typeof payrollFilesSchema>;

/** Until an admin chooses another layout, exports are the product's own file. */
export const defaultPayrollFiles: PayrollFiles = {
  layoutId: "standard",
  companyCode: "",
  layouts: [],
};

/** Refuses a chosen layout that does not exist, and layouts of the same name. */
const checkedFilesSchema = payrollFilesSchema.check(
  z.superRefine(({ layoutId, layouts }, context) => {
    const isKnown =
      builtInLayoutIdSchema.safeParse(layoutId).success ||
      layouts.some(({ id }) => id === layoutId);
    if (!isKnown) {
      context.addIssue({ code: "custom", path: ["layoutId"], message: issue("chooseLayout") });
    }
    const names = layouts.map(({ name }) => nameKey(name));
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      const path = ["layouts", index, "name"];
      context.addIssue({ code: "custom", path, message: issue("repeatedLayoutName") });
    }
  }),
);

export const savePayrollFilesSchema = z.extend(editSchema, { payrollFiles: checkedFilesSchema });
