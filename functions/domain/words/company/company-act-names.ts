import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { CompanyActRow } from "../../records/company/company-act-row.ts";

const names: InLanguages<Readonly<Record<CompanyActRow["act"], string>>> = {
  en: {
    suspended: "Suspended",
    resumed: "Resumed",
    deleted: "Deleted",
    undeleted: "Restored",
    arranged: "Plan and limits changed",
    recalculated: "Hours and summaries recalculated",
    migrated: "Data migrated",
    exportPrepared: "Export prepared",
    erased: "Erased",
  },
};

/** What was done to a company, for product staff. */
export function companyActName(
  act: CompanyActRow["act"],
  locale: Pick<Locale, "language">,
): string {
  return inLanguage(names, locale)[act];
}
