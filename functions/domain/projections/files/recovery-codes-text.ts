import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { RECOVERY_CODE_COUNT } from "../../records/sign-ins/recovery-codes.ts";

/** The text above and below recovery codes on a printed sheet or in a saved file. */
export interface RecoveryCodesSheet {
  title: string;
  account: string;
  made: string;
  advice: string;
}

interface Told {
  email: string;
  madeOn: LocalDate;
}

export function recoveryCodesSheet({ email, madeOn }: Told, locale: Locale): RecoveryCodesSheet {
  return {
    title: `${PRODUCT_NAME} recovery codes`,
    account: `Account: ${email}`,
    made: `Created on ${formatDate(madeOn, locale)}`,
    advice:
      "Each code signs you in once if you lose your phone. Keep them where only you can find them.",
  };
}

/** The file that a person saves. */
export function recoveryCodesText(codes: readonly string[], told: Told, locale: Locale): string {
  const { title, account, made, advice } = recoveryCodesSheet(told, locale);
  const numbered = codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`);
  return [title, account, made, "", advice, "", ...numbered, ""].join("\r\n");
}

/** "7 of 10 recovery codes left." */
export function codesLeftWords(left: number): string {
  return `${left} of ${RECOVERY_CODE_COUNT} recovery codes left`;
}
