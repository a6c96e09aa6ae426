import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { rateOrSalaryText } from "../pay/salary-words.ts";
import type { EmployeeEvent } from "../../records/history/employee-event.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import type { AccessChange } from "../../records/users/access-change.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import type { LifeTexts } from "./life-texts.ts";
import { englishLifeTexts } from "./life-texts.ts";

const texts: InLanguages<LifeTexts> = { en: englishLifeTexts };

type Told = Pick<EmployeeEvent, "act" | "day" | "until" | "endReason" | "count" | "changes">;

/** The sentence of an event of an employment. */
export function eventWords(event: Told, locale: Locale): string {
  const dayOf = (day: string | null) => (day === null ? null : formatDate(day, locale));
  const { endReason, count, changes } = event;
  const written = { day: dayOf(event.day), until: dayOf(event.until), endReason, count };
  const fields = [...new Set(changes.map(({ field }) => field))];
  const seconds = [changes[0]?.before, changes[0]?.after].map(Number);
  const [before = 0, after = 0] = seconds;
  const write = inLanguage(texts, locale).events[event.act];
  return write({ ...written, fields, seconds: { before, after } }, locale);
}

/** The sentence of a change of a login. */
export function accessWords(
  { act, before, after }: Pick<AccessChange, "act" | "before" | "after">,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale).access;
  if (act !== "rightsChanged") return words.acts[act];
  if (after === null) return words.removed;
  if (before === null) return words.given(after.role);
  return before.role === after.role ? words.reach : words.role(before.role, after.role);
}

/** "Rate as Lead from $18.50 to $20.00, from Dec 1, 2026 on." */
export function wageWords(change: WageChange, roleName: NameOfRole, locale: Locale): string {
  const { previousRateTenThousandths: previous, previousSalary: salary, currency } = change;
  return inLanguage(texts, locale).wage({
    jobRole: change.jobRoleId === null ? null : roleName(change.jobRoleId),
    before:
      previous === null
        ? null
        : rateOrSalaryText({ rateTenThousandths: previous, salary }, currency, locale),
    after: rateOrSalaryText(change, currency, locale),
    day: formatDate(change.effectiveDate, locale),
    isCancelled: change.isCancelled,
  });
}
