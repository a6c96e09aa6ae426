import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { noticePremiums } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useCompany } from "../../company/use-company.ts";

/** The changes of employees that are within the notice of the company. */
export function useLateChanges(diff: PublishDiff): readonly NoticePremium[] {
  const now = useNow();
  const company = useCompany();
  const noticeOn = (day: string) =>
    company.status === "ready" ? rulesOn(company.data, day).limits.notice : null;
  return noticePremiums(changesByPerson(diff), { noticeOn, now });
}
