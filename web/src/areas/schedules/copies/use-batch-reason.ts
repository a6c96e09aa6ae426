import { useState } from "react";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import { useLocale } from "../../../locale/use-locale.ts";
import { reasonProblem } from "../../../entities/schedules/reason-problem.ts";

/** The reason of a bulk change, for the shifts of its preview that the rules warn of. */
export function useBatchReason(weeks: readonly Pick<WeekPreview, "needsReason">[] | null) {
  const locale = useLocale();
  const [value, setValue] = useState("");
  const [isTried, setTried] = useState(false);
  const codes = [...new Set((weeks ?? []).flatMap(({ needsReason }) => needsReason))];
  const isNeeded = codes.length > 0;
  const problem = isNeeded ? reasonProblem(value, locale) : undefined;
  const overriding: { override?: OverrideDecision } = isNeeded
    ? { override: { codes, reason: value.trim() } }
    : {};
  return {
    isNeeded,
    overriding,
    field: { value, onChange: setValue, error: isTried ? problem : undefined },
    /** Shows what is wrong with it; true if it can be sent. */
    check: () => {
      setTried(true);
      return problem === undefined;
    },
  };
}
