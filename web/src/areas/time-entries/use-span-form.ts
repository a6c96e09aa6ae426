import { useState } from "react";
import type { TimeEntry, WorkSpan } from "@crewline/domain/records/time-entries/time-entry";
import type { ClosedSpan, WallSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { editSpan } from "@crewline/domain/rules/time-entries/edit-span";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { wallTimesOfSpan } from "@crewline/domain/rules/time-entries/wall-times-of-span";
import { useLocale } from "../../locale/use-locale.ts";

interface Complaints {
  problems: Record<string, string>;
  repeated: string[];
}

const none: Complaints = { problems: {}, repeated: [] };

/** The state of the span fields: what is typed, and what is wrong with it after a try to save. */
export function useSpanForm(initial: WallSpan, original: WorkSpan) {
  const locale = useLocale();
  const [wall, setWall] = useState(initial);
  const [complaints, setComplaints] = useState(none);
  /** The instants of what is typed, or null after showing what is wrong beside the fields. */
  const read = (timeZone: string): ClosedSpan | null => {
    const outcome = editSpan(wall, original, timeZone);
    if (outcome.kind === "span") {
      setComplaints(none);
      return outcome.span;
    }
    const sentences = Object.entries(outcome.problems).map(
      ([field, problem]) => [field, ruleSentence(problem, locale)] as const,
    );
    setComplaints({ ...outcome, problems: Object.fromEntries(sentences) });
    return null;
  };
  return { wall, setWall, read, ...complaints };
}

/**
 * The first values of the form for an entry: its payable time, with the proposed end if it has
 * none.
 */
export function wallSpanOf(entry: TimeEntry): WallSpan {
  const endsAt = entry.payable.endsAt ?? entry.proposedEndsAt;
  return wallTimesOfSpan({ ...entry.payable, endsAt }, entry.timeZone);
}
