import { COMPANY_SUBJECT } from "../../records/history/history-event.ts";
import type { HistoryEvent } from "../../records/history/history-event.ts";
import type { AuditFacts } from "../../records/audits/audit-row.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { historyDetailSchema } from "../../records/audits/audit-detail.ts";

type Told = Pick<HistoryEvent, "subject" | "act" | "day" | "of" | "count" | "published"> &
  Pick<HistoryEvent, "changes">;

/** The facts of the audit row that is written with a row of a history. */
export function historyAudit(
  told: Told,
): Pick<AuditFacts, "entity" | "recordId" | "act" | "day" | "locationIds" | "changes" | "detail"> {
  const { act, changes, of, count, published } = told;
  const detail = JSON.stringify(historyDetailSchema.parse({ of, count, published }));
  return { act, changes: [...changes], detail, ...subjectOf(told) };
}

function subjectOf({
  subject,
  act,
  day,
}: Told): Pick<AuditFacts, "entity" | "recordId" | "day" | "locationIds"> {
  if (subject === COMPANY_SUBJECT) {
    const isRule = act === "rulesChanged" || act === "rulesCancelled";
    return { entity: isRule ? "rules" : "settings", recordId: subject, day, locationIds: [] };
  }
  const [, kind, recordId = ""] = /^(location|week)_(.*)$/u.exec(subject) ?? [];
  if (kind === "location") {
    return { entity: "location", recordId, day, locationIds: [locationIdSchema.parse(recordId)] };
  }
  const [, location, weekStart = null] = /^(.*)_(\d{4}-\d\d-\d\d)$/u.exec(recordId) ?? [];
  const locationIds = [locationIdSchema.parse(location)];
  return { entity: "schedule", recordId, day: weekStart, locationIds };
}
