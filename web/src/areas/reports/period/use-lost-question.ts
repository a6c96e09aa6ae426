import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { doneMeanwhileText } from "@crewline/domain/words/pay/period-step-words";
import { useEffect, useEffectEvent } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface LostQuestion {
  record: PayPeriodRecord | null;
  /** True once the state of the period leaves nothing to answer. */
  isOver: boolean;
  /** The own answer is on its way and may be what changed the state: it says itself what came of it. */
  isRunning: boolean;
  onClose: () => void;
}

/** Closes a question about a pay period that someone else has answered, and says who did. */
export function useLostQuestion({ record, isOver, isRunning, onClose }: LostQuestion): void {
  const locale = useLocale();
  const notify = useNotice();
  const end = useEffectEvent(() => {
    const done = record?.history.at(-1);
    if (!isRunning && done !== undefined) notify(doneMeanwhileText(done, locale));
    onClose();
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}
