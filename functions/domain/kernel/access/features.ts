import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";

/** The parts of the product that a plan may leave out. */
export const features = ["checklists", "sales", "payrollClosing"] as const;
export type Feature = (typeof features)[number];

/**
 * The edits that need a feature. Reading and exporting need none, so what a company made under a
 * larger plan stays visible and can be taken along; neither does what employees do during a shift.
 */
const neededFor: Readonly<Partial<Record<string, Feature>>> = {
  "templates.edit": "checklists",
  "reports.enterSales": "sales",
  "reports.close": "payrollClosing",
};

/** The feature that the action needs; null for one that every plan includes. */
export function neededFeature<A extends Area>(area: A, action: ActionOf<A>): Feature | null {
  return neededFor[`${area}.${action}`] ?? null;
}
