import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CheckedDay } from "@crewline/domain/records/audits/audit-inputs";

/** The result for all days in one sentence. */
export function verdictOf(
  days: readonly CheckedDay[],
  locale: Locale,
): { severity: "success" | "error" | "info"; text: string } {
  const broken = days.filter(({ findings, state }) => findings.length > 0 || state === "unsealed");
  const sealed = days.filter(({ state }) => state === "sealed");
  if (broken.length > 0) {
    const counts = { one: "1 day is not intact.", other: `${broken.length} days are not intact.` };
    return {
      severity: "error",
      text: `${pluralForm(broken.length, counts, locale)} Tell support.`,
    };
  }
  if (sealed.length === 0) {
    return { severity: "info", text: "No day is sealed yet. Days are sealed in the night after." };
  }
  const counts = { one: "1 sealed day is", other: `${sealed.length} sealed days are` };
  const text = `${pluralForm(sealed.length, counts, locale)} intact. Nothing was changed, removed, added or moved.`;
  return { severity: "success", text };
}

/** What is said of one day. */
export function dayText({ rows, state, findings }: CheckedDay, locale: Locale): string {
  const counted = pluralForm(rows, { one: "1 change", other: `${rows} changes` }, locale);
  if (findings.length > 0) return `${counted}, not intact`;
  if (state === "sealed") return `${counted}, intact`;
  return state === "open" ? `${counted}, not sealed yet` : `${counted}, the seal is missing`;
}
