import { useState } from "react";
import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { SuggestedBreak } from "@crewline/domain/rules/entry-edits/suggested-breaks";
import type { SuggestedEnd } from "@crewline/domain/rules/entry-edits/suggested-ends";

export interface EndChoices {
  /** The likely ends, with the breaks that accepting them records. */
  ends: readonly SuggestedEnd[];
  /** The breaks that a person may take out of the ends; none where there are none. */
  breaks: readonly SuggestedBreak[];
  isWithBreaks: boolean;
  setWithBreaks: (isWithBreaks: boolean) => void;
}

/** The likely ends of an entry, with their breaks until a person takes them out of this entry. */
export function useEndChoices(
  entryId: TimeEntryId | null,
  ends: readonly SuggestedEnd[],
): EndChoices {
  const [leftOutOf, setLeftOutOf] = useState<TimeEntryId | null>(null);
  const isWithBreaks = entryId === null || leftOutOf !== entryId;
  const [most = []] = ends.map(({ breaks }) => breaks).toSorted((a, b) => b.length - a.length);
  return {
    ends: isWithBreaks ? ends : ends.map((end) => ({ ...end, breaks: [] })),
    breaks: most,
    isWithBreaks,
    setWithBreaks: (isWith) => setLeftOutOf(isWith ? null : entryId),
  };
}
