import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import {
  noticePremiums,
  requireNoticeReason,
  withoutRequested,
} from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { now } from "../../../platform/clock.ts";

interface Publishing {
  diff: PublishDiff;
  company: Company;
  /** Why changes are published within the notice; undefined where no one was asked. */
  reason: string | undefined;
  /** The employees who asked for their changes. */
  askedBy: readonly EmployeeId[];
}

/**
 * Returns the changes within the notice of the company with the pay that they grant. Throws
 * noticeReasonNeeded where there are some and no reason.
 */
export function lateChanges({ diff, company, reason, askedBy }: Publishing): NoticePremium[] {
  const noticeOn = (day: string) => rulesOn(company, day).limits.notice;
  const premiums = noticePremiums(changesByPerson(diff), { noticeOn, now: now() });
  requireNoticeReason(premiums, reason);
  return withoutRequested(premiums, askedBy);
}
