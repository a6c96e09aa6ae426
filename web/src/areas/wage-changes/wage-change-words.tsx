import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatRate } from "@crewline/domain/kernel/money/rate";
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

/** The new rate as the locale writes it. */
export function newRate({ rateTenThousandths, currency }: WageChange, locale: Locale): string {
  return formatRate(rateTenThousandths, currency, locale);
}

/** The rate before, or a dash for the first one. */
export function rateBefore(
  { previousRateTenThousandths, currency }: WageChange,
  locale: Locale,
): string {
  return previousRateTenThousandths === null
    ? "–"
    : formatRate(previousRateTenThousandths, currency, locale);
}

/** For which work the rate holds. */
export function appliesTo({ jobRole, locationName }: WageChangeRow): string {
  return workWords(jobRole, locationName);
}
