import { lockedEditText } from "@crewline/domain/words/schedules/lock-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import type { RosterActions } from "./use-roster-actions.ts";
import { useOnlyReads } from "../../../session/actor/use-only-reads.ts";

/** The actions on a week that is locked, or only read: each says so, and changes nothing. */
export function useLockedActions(): RosterActions {
  const locale = useLocale();
  const notify = useNotice();
  const text = useOnlyReads() ?? lockedEditText(locale);
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
