import type { TimeOffState } from "@crewline/domain/records/time-off/time-off";
import { timeOffStateWords } from "@crewline/domain/words/time-off/time-off-words";
import { useLocale } from "../../locale/use-locale.ts";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";

const tones: Readonly<Record<TimeOffState, StatusTone>> = {
  requested: "warning",
  approved: "good",
  denied: "danger",
  cancelled: "neutral",
};

/** The status of time off. */
export function TimeOffChip({ state }: { state: TimeOffState }) {
  return <StatusChip tone={tones[state]} label={timeOffStateWords(useLocale())[state]} />;
}
