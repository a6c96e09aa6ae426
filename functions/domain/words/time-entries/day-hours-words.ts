import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** What hours of a location are of: a day, its finished time, or a person whose clock runs. */
export type DayHoursOf =
  | { kind: "day"; day: LocalDate }
  | { kind: "finished" }
  | { kind: "running"; employeeId: EmployeeId; name: string };

interface DayHoursWords {
  worked: string;
  scheduled: string;
  day: (day: string) => string;
  finished: string;
  running: (name: string) => string;
  entries: string;
  schedule: string;
}

const texts: InLanguages<DayHoursWords> = {
  en: {
    worked:
      "The paid time that began on each day at this location: finished entries, and clocks that run until this minute. Time without a clock-out and time that was sent back is not included.",
    scheduled:
      "The assigned shifts that begin on each day at this location, drafts included, each without its unpaid break. Open shifts are not included.",
    day: (day) => day,
    finished: "Finished time entries",
    running: (name) => `${name}, working now`,
    entries: "See the time entries",
    schedule: "See the schedule",
  },
};

/** What the worked or the planned hours of days add up, and where their parts are. */
export function dayHoursTexts(
  hours: "worked" | "scheduled",
  locale: Locale,
): { text: string; link: string } {
  const words = inLanguage(texts, locale);
  return { text: words[hours], link: hours === "worked" ? words.entries : words.schedule };
}

/** The day, the finished time or the person of a line. */
export function dayHoursLine(of: DayHoursOf, locale: Locale): string {
  const words = inLanguage(texts, locale);
  if (of.kind === "day") return words.day(formatDay(of.day, locale));
  return of.kind === "finished" ? words.finished : words.running(of.name);
}
