import type { OvertimePolicy } from "../../records/pay/overtime-policy.ts";
import { counted } from "../../kernel/formats/counted.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import { wayOut } from "./missing-pay-way-out.ts";
import { missingPayWords } from "./missing-pay-words.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { day, days } from "./sentence-values.ts";

/** Refusals about pay periods, wages and the rules of pay. */
export const payMessages = {
  periodLocked: ({ firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate }) =>
    `The pay period ${days(firstDay, lastDay)} is closed. Reopen it to change its entries.`,
  periodClosing: ({ firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate }) =>
    `The pay period ${days(firstDay, lastDay)} is being closed. Try again in a moment.`,
  periodNotOver: ({ lastDay }: { lastDay: LocalDate }) =>
    `This pay period lasts until ${day(lastDay)}. It can be closed once that day has passed everywhere.`,
  periodHasOpenEntries: ({ count }: { count: number }) =>
    count === 1
      ? "One time entry has no end yet. Set it, then close the period."
      : `${count} time entries have no end yet. Set them, then close the period.`,
  periodHasUnapproved: ({ count }: { count: number }) =>
    count === 1
      ? "One time entry is not approved yet. Approve it, or close the period with it."
      : `${count} time entries are not approved yet. Approve them, or close the period with them.`,
  entriesUnreadable: ({ count }: { count: number }) =>
    `${counted(count, "time entry", "time entries")} of this pay period could not be read, so it can't be closed. Contact support.`,
  payMissing: ({ missing }: { missing: MissingPay[]; firstDay: LocalDate; lastDay: LocalDate }) =>
    `Pay is missing. ${missing.map((one) => missingPayWords(one)).join(" ")} ${wayOut(missing)}`,
  duplicateEffectiveDate: ({ who, day: from }: { who: string; day: LocalDate }) =>
    `${who} already has a change of this rate on ${day(from)}. Cancel that one or choose another day; once it has begun, choose the reason Correction to set it right from that day.`,
  wageChangeBegun: ({ who, day: from }: { who: string; day: LocalDate }) =>
    `The wage change of ${who} has held since ${day(from)} and cannot be undone. Add a wage change for that day with the reason Correction; it shows every amount first and pays the difference.`,
  wageChangeReplaced: ({ who, day: from }: { who: string; day: LocalDate }) =>
    `The rate of ${who} from ${day(from)} was changed again since. Look at the person's rates; a change with the reason Correction sets the day right.`,
  wageChangeDue: ({ who, day: from }: { who: string; day: LocalDate }) =>
    `The change of ${who} was to hold from ${day(from)}, which has come, so it stays cancelled. Add a wage change for that day instead.`,
  previewMissing: ({ who }: { who: string }) =>
    `This would change pay of ${who} that was exported already. Look at the preview and add it there.`,
  rulesInPast: ({ lastClosedDay }: { lastClosedDay: LocalDate | null }) =>
    lastClosedDay === null
      ? "This change cannot take effect then, because that day has passed. Choose a later day."
      : `This change cannot take effect then, because ${day(lastClosedDay)} and before are closed. Choose a later day.`,
  rulesContradict: ({ day: from, because }: { day: LocalDate; because: string }) =>
    `These rules would contradict each other from ${day(from)} on. ${because}`,
  policyStays: ({
    who,
    policy,
    day: from,
  }: {
    who: string;
    policy: OvertimePolicy;
    day: LocalDate;
  }) =>
    policy === "exempt"
      ? `${who} is exempt from overtime on ${day(from)} already.`
      : `The company's overtime rules hold for ${who} on ${day(from)} already.`,
  policyChanged: ({ who }: { who: string }) =>
    `The overtime policy of ${who} was changed again since. Look at it in the person's pay.`,
  periodClosed: ({ firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate }) =>
    `This would change pay of ${days(firstDay, lastDay)}, which is closed and not exported yet. Reopen that period, so that it is paid with it, or export it, so that the difference is paid later.`,
  adjustmentPaid: ({ firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate }) =>
    `The closed pay period ${days(firstDay, lastDay)} pays adjustments of this one. Reopen that one first, or add a wage change that sets the rate right.`,
};
