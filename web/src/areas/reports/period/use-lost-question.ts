import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { doneMeanwhileText } from "@crewline/domain/words/pay/period-step-words";
import { useAnsweredElsewhere } from "../../../entities/company/closings/use-answered-elsewhere.ts";
import { useLocale } from "../../../locale/use-locale.ts";

interface LostQuestion {
  record: PayPeriodRecord | null;
  /** True once the state of the period leaves nothing to answer. */
  isOver: boolean;
  isRunning: boolean;
  onClose: () => void;
}

/** Closes a question about a pay period that someone else has answered, and says who did. */
export function useLostQuestion({ record, ...question }: LostQuestion): void {
  const locale = useLocale();
  const done = record?.history.at(-1);
  const told = done === undefined ? null : doneMeanwhileText(done, locale);
  useAnsweredElsewhere({ ...question, told });
}
