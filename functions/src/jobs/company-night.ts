import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { nextNight } from "@crewline/domain/rules/jobs/due-times";
import { moveAllFieldValues } from "../operations/company/move-field-values.ts";
import { indexLoginsOf } from "../operations/access/index-logins.ts";
import { sealAuditDays } from "../operations/history/seal-days.ts";
import { tellPaymentDue } from "../operations/subscription/tell-payment-due.ts";
import { finishAllWageWeeks } from "../operations/weeks/finish-wage-weeks.ts";
import { now } from "../platform/clock.ts";
import { companies } from "../store/companies.ts";
import { readingUnit } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";
import { endEmployments } from "./end-employments.ts";
import { recordUsage } from "./record-usage.ts";
import { rebuildDirectory } from "./rebuild-directory.ts";
import { rebuildCompanyWork } from "./rebuild-company-work.ts";
import { rebuildLocationIndex } from "./rebuild-location-index.ts";
import { removePunchPhotos } from "./remove-punch-photos.ts";
import { removeUnpairedKeys } from "./remove-unpaired-keys.ts";
import { setMissingWork } from "./set-missing-work.ts";
import { trimShiftPacks } from "./verify-shift-packs.ts";
import { verifyAudit } from "./verify-audit.ts";
import { verifyEdits } from "./verify-edits.ts";
import { verifyWeekRollups } from "./verify-week-rollups.ts";
import { verifyTouchedWeeks } from "./verify-weeks.ts";

/**
 * The nightly work of one company: follows the dates of employments that were missed, finishes
 * interrupted wage changes and moves of custom fields, compares weeks with their entries, the
 * figures of reports with the weeks, and the directory, the list of locations and what product
 * staff find logins by with their records, trims packed shifts, seals the days of the audit and
 * compares the last ones with their rows, removes photos of punches whose days are over and keys of
 * tablets that were unpaired long ago, counts the people of the day for the plan, tells those who pay
 * that a payment is missing, and sets recurring work that is missing. Returns when the next night is
 * due, or null for a company that does not exist.
 */
export async function runCompanyNight({ companyId }: DueWork): Promise<Instant | null> {
  const company = await companies(await readingUnit()).find(companyId);
  if (company === null) return null;
  const steps = [
    { step: "endEmployments", run: endEmployments },
    { step: "finishAllWageWeeks", run: finishAllWageWeeks },
    { step: "verifyWeeks", run: verifyTouchedWeeks },
    { step: "verifyWeekRollups", run: verifyWeekRollups },
    { step: "moveAllFieldValues", run: moveAllFieldValues },
    { step: "rebuildDirectory", run: checkDirectory },
    { step: "rebuildLocationIndex", run: rebuildLocationIndex },
    { step: "rebuildCompanyWork", run: rebuildCompanyWork },
    { step: "indexLogins", run: indexLoginsOf },
    { step: "trimShiftPacks", run: trimShiftPacks },
    { step: "sealAuditDays", run: sealAuditDays },
    { step: "verifyAudit", run: verifyAudit },
    { step: "verifyEdits", run: verifyEdits },
    { step: "removePunchPhotos", run: removePunchPhotos },
    { step: "removeUnpairedKeys", run: removeUnpairedKeys },
    { step: "recordUsage", run: recordUsage },
    { step: "tellPaymentDue", run: tellPaymentDue },
    { step: "setMissingWork", run: setMissingWork },
  ];
  await eachOnItsOwn("companyNight", steps, ({ run }) => run(companyId));
  return nextNight(now(), company.timeZone, companyId);
}

async function checkDirectory(companyId: CompanyId): Promise<void> {
  await rebuildDirectory(companyId);
}
