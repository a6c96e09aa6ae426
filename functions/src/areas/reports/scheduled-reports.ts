import type {
  removeScheduledReportSchema,
  saveScheduledReportSchema,
  ScheduledReport,
  ScheduledTerms,
} from "@crewline/domain/records/reports/scheduled-report";
import { MOST_SCHEDULED_REPORTS } from "@crewline/domain/records/reports/scheduled-report";
import { toldUntilFrom } from "@crewline/domain/rules/reports/next-sending";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { now } from "../../platform/clock.ts";
import type { Done, Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";

type SaveInput = z.infer<typeof saveScheduledReportSchema>;

/**
 * Has a report sent by e-mail again and again, or changes how. The first days that are sent are
 * those that end next.
 */
export async function saveScheduledReport(actor: Actor, input: SaveInput): Promise<Edited> {
  const { scheduledReportId, expectedVersion, terms } = input;
  if (scheduledReportId === null) await requireRoom(actor);
  return command(actor, input, async (store) => {
    const before = scheduledReportId && (await store.scheduledReports.get(scheduledReportId));
    requireSeen(before, expectedVersion);
    await requireFound(store, terms);
    const company = await store.company();
    const at = now();
    const id = scheduledReportId ?? store.scheduledReports.newId();
    const version = expectedVersion + 1;
    store.scheduledReports.save(id, {
      ...terms,
      id,
      toldUntil: toldUntilFrom(before, terms, { company, now: at }),
      savedByName: actor.displayName,
      savedAt: at,
      version,
    });
    return { version };
  });
}

/** Ends the mails of a scheduled report. */
export function removeScheduledReport(
  actor: Actor,
  input: z.infer<typeof removeScheduledReportSchema>,
): Promise<Done> {
  return command(actor, input, async (store) => {
    const report = await store.scheduledReports.get(input.scheduledReportId);
    requireSeen(report, input.expectedVersion);
    store.scheduledReports.remove(report.id);
    return {};
  });
}

function requireSeen(before: ScheduledReport | null, expectedVersion: number): void {
  const seen = { version: before?.version ?? 0 };
  const changedBy = before?.savedByName ?? null;
  requireVersion(seen, expectedVersion, { what: "scheduledReport", changedBy });
}

/** Outside of the transaction, which need not wait for changes of other scheduled reports. */
async function requireRoom({ companyId }: Actor): Promise<void> {
  const { scheduledReports } = await readCompany(companyId);
  const known = await scheduledReports.list([]);
  if (known.length < MOST_SCHEDULED_REPORTS) return;
  throw new RuleViolation("tooMany", { what: "scheduledReports", most: MOST_SCHEDULED_REPORTS });
}

/** The recipients, and the location and employee of the filter, are of the company. */
async function requireFound(
  store: CompanyStore,
  { filter, recipientIds }: ScheduledTerms,
): Promise<void> {
  for (const uid of recipientIds) await store.members.get(uid);
  if (filter.locationId !== null) await store.locations.get(filter.locationId);
  if (filter.employeeId !== null) await store.employees.get(filter.employeeId);
}
