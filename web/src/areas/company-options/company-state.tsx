import { companyStateName } from "@crewline/domain/words/company/read-only";
import type { CompanyStanding } from "@crewline/domain/records/company/company-standing";
import { stateOf } from "@crewline/domain/rules/company/standing-after";
import { useLocale } from "../../locale/use-locale.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";

const tones = { inUse: "good", suspended: "warning", deleted: "danger" } as const;

/** Whether a company is in use, suspended or deleted. */
export function CompanyState({ standing }: { standing: CompanyStanding | null | undefined }) {
  const locale = useLocale();
  const state = stateOf(standing);
  return <StatusChip tone={tones[state]} label={companyStateName(state, locale)} />;
}
