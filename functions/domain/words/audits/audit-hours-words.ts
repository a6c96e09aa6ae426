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
