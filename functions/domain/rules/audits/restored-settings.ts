import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { Company, CompanyGeneral } from "../../records/company/company.ts";
import { companyGeneralSchema } from "../../records/company/company.ts";
import { generalOf } from "../company/apply-basics.ts";

/** Why the settings before a change cannot be restored. */
export type RestoreObstacle = "rules" | "otherSetting" | "notKept" | "notValid" | "asItWas";

type Restored = { general: CompanyGeneral } | { obstacle: RestoreObstacle };

/**
 * The general settings of a company with the values that they had before a change; settings that
 * the change did not touch stay as they are. An obstacle where the change was of rules or lists,
 * where its values were not kept or are no longer valid, or where they hold already.
 */
export function restoredSettings(
  company: Company,
  { entity, act, changes }: Pick<AuditRow, "entity" | "act" | "changes">,
): Restored {
  if (entity === "rules") return { obstacle: "rules" };
  const present = generalOf(company);
  const { formats, ...plain } = present;
  // "clock" is what the history calls the rules of the time clock.
  const isGeneral = ({ field }: { field: string }) =>
    field !== "clock" && (field in plain || field in formats);
  if (act !== "changed" || !changes.every(isGeneral)) return { obstacle: "otherSetting" };
  const former = changes.flatMap(({ field, before }) =>
    before === null ? [] : [[field, valueOf(before)] as const],
  );
  if (former.length < changes.length || former.length === 0) return { obstacle: "notKept" };
  const ofFormats = former.filter(([field]) => field in formats);
  const ofCompany = former.filter(([field]) => field in plain);
  const general = companyGeneralSchema.safeParse({
    ...plain,
    ...Object.fromEntries(ofCompany),
    formats: { ...formats, ...Object.fromEntries(ofFormats) },
  });
  if (!general.success) return { obstacle: "notValid" };
  const isSame =
    JSON.stringify(general.data) === JSON.stringify(companyGeneralSchema.parse(present));
  return isSame ? { obstacle: "asItWas" } : { general: general.data };
}

function valueOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
