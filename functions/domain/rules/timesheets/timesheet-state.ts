import type {
  SheetStatus,
  Timesheet,
  TimesheetState,
  TimesheetStep,
} from "../../records/timesheets/timesheet.ts";
import { MOST_SHEET_STEPS } from "../../records/timesheets/timesheet.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

const ways: Readonly<Record<TimesheetState | "none", readonly TimesheetState[]>> = {
  none: ["signed", "disputed"],
  signed: ["signed", "disputed"],
  disputed: ["signed", "disputed", "answered"],
  answered: ["signed", "disputed"],
};

/**
 * The steps with another one. An employee signs or disputes at any time; a manager answers what is
 * disputed. Throws nothingDisputed.
 */
export function stepsWith(
  before: Pick<Timesheet, "state" | "steps"> | null,
  step: TimesheetStep,
): Pick<Timesheet, "state" | "steps"> {
  if (!ways[before?.state ?? "none"].includes(step.action)) {
    throw new RuleViolation("nothingDisputed", {});
  }
  const steps = [...(before?.steps ?? []), step].slice(-MOST_SHEET_STEPS);
  return { state: step.action, steps };
}

/** What was said, and whether a signature is still for the hours of the digest. */
export function sheetStatus(
  sheet: Pick<Timesheet, "state" | "steps"> | null,
  digest: string,
): SheetStatus {
  if (sheet === null) return "none";
  if (sheet.state !== "signed") return sheet.state;
  return sheet.steps.at(-1)?.digest === digest ? "signed" : "outdated";
}
