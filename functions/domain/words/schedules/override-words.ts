import { capitalized } from "../../kernel/formats/capitalized.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { OverrideCode, ShiftOverride } from "../../records/schedules/shift-override.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { isSameWork } from "../../rules/schedules/findings/overrides.ts";

const labels: InLanguages<Readonly<Record<OverrideCode, string>>> = {
  en: {
    notAvailable: "not available",
    rest: "short rest",
    dayHours: "daily maximum",
    weekHours: "weekly maximum",
    ownWeek: "agreed maximum hours",
    daysInARow: "days in a row",
    roleMissing: "another job role",
    skillMissing: "missing skill",
    skillExpired: "expired skill",
    overtime: "overtime",
    overBudget: "over budget",
    outsideHours: "outside opening hours",
  },
};

/** What was overridden, or has to be, in a few words each: "short rest and overtime". */
export function overrideList(codes: readonly OverrideCode[], locale: Locale): string {
  return listed(
    codes.map((code) => inLanguage(labels, locale)[code]),
    locale,
  );
}

interface OverrideTexts {
  offered: string;
  approved: string;
  overridden: (what: string, reason: string) => string;
  all: (texts: readonly string[]) => string;
}

const texts: InLanguages<OverrideTexts> = {
  en: {
    offered: "Offered as cover",
    approved: "Approved on request",
    overridden: (what, reason) => `Overridden: ${what} (${reason})`,
    all: (overridden) => overridden.join("; "),
  },
};

/** The reason of an override by which a manager offered a shift to its employee. */
export function offeredReason(locale: Locale): string {
  return inLanguage(texts, locale).offered;
}

/** The reason of an override by which a manager approved what employees asked for. */
export function approvedReason(locale: Locale): string {
  return inLanguage(texts, locale).approved;
}

/** As `overrideList`, to begin a line: "Short rest and overtime". */
export function overrideTitle(codes: readonly OverrideCode[], locale: Locale): string {
  return capitalized(overrideList(codes, locale), locale);
}

/** What an override was given for, and why: "Overridden: short rest (Ana agreed)". */
export function overriddenText(
  { codes, reason }: Pick<ShiftOverride, "codes" | "reason">,
  locale: Locale,
): string {
  return inLanguage(texts, locale).overridden(overrideList(codes, locale), reason);
}

/** Which rules of a shift were overridden, and why; null if none was for its present work. */
export function overridesText(shift: Shift, locale: Locale): string | null {
  const given = (shift.overrides ?? []).filter((one) => isSameWork(one, shift));
  if (given.length === 0) return null;
  return inLanguage(texts, locale).all(given.map((one) => overriddenText(one, locale)));
}
