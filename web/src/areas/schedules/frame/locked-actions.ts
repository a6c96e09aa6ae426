import { lockedEditText } from "@crewline/domain/words/schedules/lock-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import type { RosterActions } from "./use-roster-actions.ts";

/** The actions on a locked week: each says that the week is locked, and changes nothing. */
export function useLockedActions(): RosterActions {
  const locale = useLocale();
  const notify = useNotice();
  const text = lockedEditText(locale);
  const refuse = () => notify({ text, tone: "danger", topic: "locked-week" });
  const blocked: PlanVerdict = {
    placed: null,
    blocks: [{ field: "", text }],
    needed: [],
    warnings: [],
    infos: [],
    asksForHour: false,
  };
  return {
    add: () => blocked,
    judge: () => blocked,
    planAll: refuse,
    moveTo: refuse,
    copyTo: refuse,
    remove: refuse,
    restore: refuse,
  };
}
