import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { rateOrSalaryText } from "@crewline/domain/words/pay/salary-words";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import type { WageChangeState } from "@crewline/domain/rules/rates/wage-change-state";
import { workWords } from "../../entities/wages/work-words.ts";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { WageChangeRow } from "./wage-change-rows.ts";

const states: Record<WageChangeState, { tone: StatusTone; label: string }> = {
  scheduled: { tone: "info", label: "Scheduled" },
  active: { tone: "good", label: "Active" },
  superseded: { tone: "neutral", label: "Superseded" },
  cancelled: { tone: "danger", label: "Cancelled" },
};

/** The state of a change in words. */
export function WageChangeStateChip({ state }: { state: WageChangeState }) {
  return <StatusChip {...states[state]} />;
}

export function stateWord(state: WageChangeState): string {
  return states[state].label;
}

/** The new rate or salary as the locale writes it. */
export function newRate(change: WageChange, locale: Locale): string {
  return rateOrSalaryText(change, change.currency, locale);
}

/** The rate before, or a dash for the first one. */
export function rateBefore(
  { previousRateTenThousandths, previousSalary, currency }: WageChange,
  locale: Locale,
): string {
  if (previousRateTenThousandths === null) return "–";
  const before = { rateTenThousandths: previousRateTenThousandths, salary: previousSalary };
  return rateOrSalaryText(before, currency, locale);
}

/** For which work the rate holds. */
export function appliesTo({ jobRole, locationName }: WageChangeRow): string {
  return workWords(jobRole, locationName);
}
