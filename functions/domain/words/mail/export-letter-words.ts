import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";

interface ExportLetter {
  subject: string;
  texts: readonly string[];
  button: string;
  reason: string;
}

const texts: InLanguages<(told: { company: string; day: string }) => ExportLetter> = {
  en: ({ company, day }) => ({
    subject: `An export of all data of ${company} is ready`,
    texts: [
      `${PRODUCT_NAME} support prepared an export of all data of ${company}. An admin can download it until ${day}; support cannot.`,
      "The reason is in Audits. If nobody at your company asked for this, reply to this mail.",
    ],
    button: "Download the export",
    reason: `You get this mail because you are an admin of ${company}.`,
  }),
};

/** To admins, about an export that product staff prepared; `day` is the last to take it. */
export function exportLetterWords(
  told: { company: string; day: string },
  locale: Locale,
): ExportLetter {
  return inLanguage(texts, locale)(told);
}
