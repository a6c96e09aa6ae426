import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { mayApprove, mayTakeBack } from "@crewline/domain/rules/approvals/approval-rules";
import { hasApproval, mayApproveNow } from "@crewline/domain/rules/approvals/two-steps";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { useCompany } from "../company/use-company.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { todayIn } from "../../time/use-today.ts";

/** What the reader may decide about entries, by their rights and the company's approval rules. */
export function useApprovalRules() {
  const actor = useActor();
  const mayDecide = useMay("timeEntries", "approve");
  const company = useCompany();
  const rules =
    mayDecide && company.status === "ready"
      ? rulesOn(company.data, todayIn(company.data.timeZone)).approvals
      : null;
  return {
    /** True if an approval by two people is required. */
    needsTwo: rules?.needsTwo ?? false,
    /** True for the time of people whose time the reader approves, whatever its state. */
    approvesTimeOf: (entry: TimeEntry) => rules !== null && mayApprove(rules, actor, entry),
    mayApprove: (entry: TimeEntry) =>
      rules !== null && mayApprove(rules, actor, entry) && mayApproveNow(entry, actor.uid),
    mayTakeBack: (entry: TimeEntry) =>
      rules !== null && mayTakeBack(rules, actor) && hasApproval(entry),
  };
}
