import { useState } from "react";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { noticePremiums } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useCompany } from "../../company/use-company.ts";
import { reasonProblem } from "../reason-problem.ts";

export interface NoticeReason {
  /** The changes within the notice of the company, which need a reason. */
  late: readonly NoticePremium[];
  reason: string;
  change: (reason: string) => void;
  /** What is wrong with the reason, once one has tried to publish. */
  error: string | undefined;
  /** Returns what is sent of it; null where a reason is missing, which is then said beside it. */
  send: () => { noticeReason?: string } | null;
}

/** Why a publication gives short notice, where it does. */
export function useNoticeReason(diff: PublishDiff): NoticeReason {
  const locale = useLocale();
  const now = useNow();
  const company = useCompany();
  const [reason, change] = useState("");
  const [isTried, setTried] = useState(false);
  const noticeOn = (day: string) =>
    company.status === "ready" ? rulesOn(company.data, day).limits.notice : null;
  const late = noticePremiums(changesByPerson(diff), { noticeOn, now });
  const problem = late.length === 0 ? undefined : reasonProblem(reason, locale);
  const send = () => {
    setTried(true);
    if (problem !== undefined) return null;
    return late.length === 0 ? {} : { noticeReason: reason };
  };
  return { late, reason, change, error: isTried ? problem : undefined, send };
}
