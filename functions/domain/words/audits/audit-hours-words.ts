import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDayTime } from "../../kernel/formats/format-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { AuditEntity } from "../../records/audits/audit-row.ts";

/** What made hours longer or shorter. */
export type AuditHoursOf =
  | { kind: "start" | "end"; before: Instant; after: Instant }
  | { kind: "breaks" | "counts" | "countsNoMore" | "times" | "planned" | "plannedNoMore" };

interface AuditHoursWords {
  ends: Readonly<Record<"start" | "end", (before: string, after: string) => string>>;
  others: Readonly<Record<Exclude<AuditHoursOf["kind"], "start" | "end">, string>>;
  hours: Readonly<Record<"entry" | "shift", string>>;
  pay: Readonly<Record<"week" | "rates", string>>;
  payLine: Readonly<Record<"week" | "rates", string>>;
  payNote: string;
}

const texts: InLanguages<AuditHoursWords> = {
  en: {
    ends: {
      start: (before, after) => `The start moved from ${before} to ${after}`,
      end: (before, after) => `The end moved from ${before} to ${after}`,
    },
    others: {
      breaks: "Unpaid breaks became longer or shorter",
      counts: "All time of the entry counts from this change on",
      countsNoMore: "All time of the entry no longer counts",
      times: "The times of the shift moved",
      planned: "The shift is planned from this change on",
      plannedNoMore: "The shift is no longer planned",
    },
    hours: {
      entry:
        "The hours of the entry after the change, less its hours before. Rounding and automatic breaks of the workweek come on top.",
      shift: "The planned hours of the shift after the change, less its hours before.",
    },
    pay: {
      week: "The pay of the workweeks of the entry right after the change, less their pay right before. Other entries of a week count too, because overtime may move between them.",
      rates:
        "What the change of the rate did to pay that was already computed: open pay periods are recalculated, exported ones get adjustment lines.",
    },
    payLine: {
      week: "Change of the pay of the workweeks",
      rates: "Change of pay that was already computed",
    },
    payNote: "Below is how the workweek is computed now, with all later changes.",
  },
};

/** What the difference of hours is. */
export function auditHoursText(entity: AuditEntity, locale: Locale): string {
  return inLanguage(texts, locale).hours[entity === "shift" ? "shift" : "entry"];
}

/** One reason for a difference of hours. */
export function auditHoursLine(of: AuditHoursOf, timeZone: string, locale: Locale): string {
  const { ends, others } = inLanguage(texts, locale);
  if (of.kind !== "start" && of.kind !== "end") return others[of.kind];
  const [before, after] = [of.before, of.after].map((at) => formatDayTime(at, timeZone, locale));
  return ends[of.kind](before ?? "", after ?? "");
}

/** What the difference of pay is, the name of its line, and what is shown below. */
export function auditPayTexts(
  entity: AuditEntity,
  locale: Locale,
): { text: string; line: string; note: string } {
  const { pay, payLine, payNote } = inLanguage(texts, locale);
  const kind = entity === "wage" ? "rates" : "week";
  return { text: pay[kind], line: payLine[kind], note: payNote };
}
