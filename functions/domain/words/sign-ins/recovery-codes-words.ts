import { formatDate } from "../../kernel/formats/format-time.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { RECOVERY_CODE_COUNT } from "../../records/sign-ins/recovery-codes.ts";

/** The text above and below recovery codes on a printed sheet or in a saved file. */
export interface RecoveryCodesSheet {
  title: string;
  account: string;
  made: string;
  advice: string;
}

interface SheetTexts {
  sheet: (email: string, day: string) => RecoveryCodesSheet;
  left: (left: number, all: number) => PluralForms;
}

const texts: InLanguages<SheetTexts> = {
  en: {
    sheet: (email, day) => ({
      title: `${PRODUCT_NAME} recovery codes`,
      account: `Account: ${email}`,
      made: `Created on ${day}`,
      advice:
        "Each code signs you in once if you lose your phone. Keep them where only you can find them.",
    }),
    left: (left, all) => ({ other: `${left} of ${all} recovery codes left` }),
  },
};

export function recoveryCodesSheet(
  { email, madeOn }: { email: string; madeOn: LocalDate },
  locale: Locale,
): RecoveryCodesSheet {
  return inLanguage(texts, locale).sheet(email, formatDate(madeOn, locale));
}

/** "7 of 10 recovery codes left". */
export function codesLeftWords(left: number, locale: Locale): string {
  return pluralForm(left, inLanguage(texts, locale).left(left, RECOVERY_CODE_COUNT), locale);
}
