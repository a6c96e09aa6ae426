import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ExchangeMode, ExchangeSettings } from "../../records/schedules/exchange-settings.ts";

type Names = Readonly<Record<keyof ExchangeSettings, string>>;

interface ExchangeTexts {
  intro: string;
  labels: Names;
  helps: Names;
  modes: Readonly<Record<keyof ExchangeSettings, Readonly<Record<ExchangeMode, string>>>>;
  sentence: (label: string, mode: string) => string;
  saved: string;
}

const texts: InLanguages<ExchangeTexts> = {
  en: {
    intro: "How employees claim open shifts, swap shifts, and give up shifts they can't work.",
    labels: { claims: "Open shifts", swaps: "Swaps", drops: "Shifts given up" },
    helps: {
      claims: "Counts for open shifts without a setting of their own.",
      swaps: "The colleague accepts first.",
      drops: "A shift stays with its employee until someone takes it.",
    },
    modes: {
      claims: {
        firstCome: "The first to claim gets it",
        approval: "A manager approves",
        off: "Can't be claimed",
      },
      swaps: { firstCome: "Happen at once", approval: "A manager approves", off: "Not allowed" },
      drops: {
        firstCome: "The first to take it gets it",
        approval: "A manager approves who takes it",
        off: "Not allowed",
      },
    },
    sentence: (label, mode) => `${label}: ${mode}`,
    saved: "Saved.",
  },
};

/** The words of the setting. */
export function exchangeTexts(locale: Pick<Locale, "language">): ExchangeTexts {
  return inLanguage(texts, locale);
}

/** "Open shifts: A manager approves; Swaps: Not allowed; …" */
export function exchangeSentence(
  exchange: ExchangeSettings,
  locale: Pick<Locale, "language">,
): string {
  const { labels, modes, sentence } = exchangeTexts(locale);
  return (["claims", "swaps", "drops"] as const)
    .map((name) => sentence(labels[name], modes[name][exchange[name]]))
    .join("; ");
}
