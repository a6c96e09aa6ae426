import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Names } from "@crewline/domain/rules/schedules/find-overlap";
import { overrideSentence } from "@crewline/domain/words/violations/override-sentence";
import { shiftSubject } from "../cards/shift-words.ts";
import type { NeedsReason } from "../model/save-changes.ts";
import { planWanted } from "../model/write-change.ts";
import type { ReasonQuestion } from "../rules/reason-context.ts";

/**
 * Says for which shift a reason is needed and why: with the facts where the device found it, in a
 * sentence where only the server did, such as for rest after the week before.
 */
export function shiftToReason(
  { change, codes }: NeedsReason,
  names: Pick<Names, "employee">,
  locale: Locale,
): ReasonQuestion["shifts"][number] {
  const warned = change.kind === "remove" ? undefined : change.warned;
  const byServer = codes.filter((code) => warned?.codes.includes(code) !== true);
  return {
    subject: shiftSubject(planWanted(change), names.employee, locale),
    warnings: [
      ...(warned?.texts ?? []),
      ...byServer.map((code) => overrideSentence(code, locale).replace(/\.$/u, "")),
    ],
  };
}
