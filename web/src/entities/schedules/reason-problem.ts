import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { overrideDecisionSchema } from "@crewline/domain/records/schedules/shift-override";
import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";

/** The sentence beside a reason that cannot be saved; undefined for one that can. */
export function reasonProblem(reason: string, locale: Locale): string | undefined {
  const [issue] = overrideDecisionSchema.shape.reason.safeParse(reason).error?.issues ?? [];
  return issue === undefined ? undefined : issueSentence(issue, locale);
}
