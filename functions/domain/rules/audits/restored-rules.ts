import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import { rulePartSchema } from "../../records/company/rule-sections.ts";
import type { RuledCompany } from "../company/rules-on.ts";
import { partOf, rulesOn } from "../company/rules-on.ts";
import type { Restored } from "./restored.ts";
import { keptValue, notRestored } from "./restored.ts";

type Told = Pick<AuditRow, "act" | "day" | "changes">;

/**
 * The part of the rules as it was before a change, to be saved from a new day on. An obstacle where
 * the change has not begun, where the former part was not kept or is no longer valid, or where it
 * holds today and no other is planned.
 */
export function restoredRules(company: RuledCompany, row: Told, today: LocalDate): Restored {
  const [change, ...others] = row.changes;
  if (change === undefined) return notRestored("asItWas");
  const value = keptValue(change.before);
  if (value === undefined || value === null) return notRestored("notKept");
  const read = rulePartSchema.safeParse({ section: change.field, value });
  if (!read.success || others.length > 0) return notRestored("notValid");
  const part = read.data;
  const planned = company.ruleChanges.filter(
    ({ cancelledAt, effectiveDate, part: { section } }) =>
      cancelledAt === null && effectiveDate > today && section === part.section,
  );
  const isPlanned = planned.some(({ effectiveDate }) => effectiveDate === row.day);
  if (row.act === "rulesChanged" && isPlanned) return notRestored("planned");
  const present = { section: part.section, value: partOf(rulesOn(company, today), part.section) };
  const holds = JSON.stringify(rulePartSchema.parse(present)) === JSON.stringify(part);
  return holds && planned.length === 0 ? notRestored("asItWas") : { kind: "rules", part };
}
