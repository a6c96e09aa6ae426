import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { Company } from "../../records/company/company.ts";
import { companyGeneralSchema, companySecuritySchema } from "../../records/company/company.ts";
import { generalOf } from "../company/apply-basics.ts";
import { CLOCK_FORMAT_FIELD } from "../history/company-changes.ts";
import type { Restored } from "./restored.ts";
import { keptValue, notRestored } from "./restored.ts";
import { restoredJobRoles } from "./restored-job-roles.ts";
import { restoredRules } from "./restored-rules.ts";

type Told = Pick<AuditRow, "entity" | "act" | "day" | "changes">;

/**
 * What restores the settings, the rules or the job roles of a company to what they were before a
 * change; what the change did not touch stays as it is. Otherwise why that is impossible.
 */
export function restoredSettings(company: Company, row: Told, today: LocalDate): Restored {
  if (row.entity === "rules") return restoredRules(company, row, today);
  if (row.act !== "changed") return notRestored("otherSetting");
  const fields = row.changes.map(({ field }) => field);
  if (fields.length === 1 && fields[0] === "jobRoles") {
    return restoredJobRoles(company.jobRoles, row);
  }
  if (fields.includes("joinDomain")) return notRestored("joining");
  if (fields.some((field) => field in companySecuritySchema.shape)) return notRestored("security");
  return restoredGeneral(company, row);
}

function restoredGeneral(company: Company, { changes }: Told): Restored {
  const present = generalOf(company);
  const { formats, ...plain } = present;
  const formatOf = (field: string) => (field === CLOCK_FORMAT_FIELD ? "clock" : field);
  const isFormat = (field: string) => field !== "clock" && formatOf(field) in formats;
  if (!changes.every(({ field }) => isFormat(field) || field in plain)) {
    return notRestored("otherSetting");
  }
  const former = changes.flatMap(({ field, before }) =>
    before === null ? [] : [[field, keptValue(before)] as const],
  );
  if (former.length < changes.length || former.length === 0) return notRestored("notKept");
  const ofFormats = former.filter(([field]) => isFormat(field));
  const ofCompany = former.filter(([field]) => field in plain);
  const general = companyGeneralSchema.safeParse({
    ...plain,
    ...Object.fromEntries(ofCompany),
    formats: {
      ...formats,
      ...Object.fromEntries(ofFormats.map(([field, value]) => [formatOf(field), value])),
    },
  });
  if (!general.success) return notRestored("notValid");
  const isSame =
    JSON.stringify(general.data) === JSON.stringify(companyGeneralSchema.parse(present));
  return isSame ? notRestored("asItWas") : { kind: "general", general: general.data };
}
