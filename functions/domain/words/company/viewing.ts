import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";

interface ViewTexts {
  banner: (name: string, until: string) => string;
  bannerAt: (name: string, company: string, until: string) => string;
  over: string;
}

const texts: InLanguages<ViewTexts> = {
  en: {
    banner: (name, until) => `Viewing as ${name}, read-only, until ${until}.`,
    bannerAt: (name, company, until) => `Viewing ${company} as ${name}, read-only, until ${until}.`,
    over: "The time of your view is over.",
  },
};

/** "Viewing Harbor Coffee as Emma Stone, read-only, until 2:30 PM." */
export function viewBannerText(
  { name, companyName, until }: { name: string; companyName: string | null; until: Instant },
  timeZone: string,
  locale: Locale,
): string {
  const { banner, bannerAt } = inLanguage(texts, locale);
  const end = formatTime(until, timeZone, locale);
  return companyName === null ? banner(name, end) : bannerAt(name, companyName, end);
}

export function viewOverText(locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale).over;
}
