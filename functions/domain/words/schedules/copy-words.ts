import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { WeekPreview } from "../../records/schedules/week-copy.ts";
import type { CopyPlan } from "../../rules/schedules/copies/plan-copy.ts";
import type { Names } from "../../rules/schedules/find-overlap.ts";
import type { FindingReader } from "./finding-words.ts";
import { findingTextsOf } from "./finding-words.ts";
import { skippedOnDay } from "./skipped-words.ts";

interface CopyTexts {
  onDay: (who: string, day: string) => string;
  openOnDay: (day: string) => string;
  replaced: (times: string) => string;
  keptOne: string;
  kept: (count: number) => string;
}

const texts: InLanguages<CopyTexts> = {
  en: {
    onDay: (who, day) => `${who}, ${day}`,
    openOnDay: (day) => `Open shift, ${day}`,
    replaced: (times) => `The draft ${times} is removed.`,
    keptOne: "1 shift was edited or published since, so it stays.",
    kept: (count) => `${count} shifts were edited or published since, so they stay.`,
  },
};

/** The lines of a copy that differ from their source: each with whose shift it is, and why. */
export function copyRemarks(
  { copied, replaced, skipped }: CopyPlan,
  names: Names,
  reader: FindingReader,
): Pick<WeekPreview, "opened" | "replaced" | "skipped" | "warned"> {
  const { locale } = reader;
  const words = inLanguage(texts, locale);
  const titleOf = (who: string | null, day: string) => {
    const named = formatDay(day, locale);
    return who === null ? words.openOnDay(named) : words.onDay(who, named);
  };
  return {
    opened: copied.flatMap(({ plan, opened }) =>
      opened === null ? [] : [skippedOnDay({ ...opened, day: plan.day }, locale)],
    ),
    replaced: replaced.map((shift) => ({
      who: titleOf(shift.employeeId === null ? null : names.employee(shift.employeeId), shift.day),
      why: words.replaced(formatLocalSpan(shift, locale)),
    })),
    skipped: skipped.map((one) => skippedOnDay(one, locale)),
    warned: copied.flatMap(({ plan, warnings }) =>
      warnings.length === 0
        ? []
        : [
            {
              who: titleOf(
                plan.employeeId === null ? null : names.employee(plan.employeeId),
                plan.day,
              ),
              why: findingTextsOf(warnings, reader).join(". "),
            },
          ],
    ),
  };
}

/** Says how many shifts stay although their bulk change was undone. */
export function undoRemark(count: number, locale: Locale): string {
  const { keptOne, kept } = inLanguage(texts, locale);
  return pluralForm(count, { one: keptOne, other: kept(count) }, locale);
}
