import type { Locale } from "../../kernel/formats/locale.ts";
import { recoveryCodesSheet } from "../../words/sign-ins/recovery-codes-words.ts";

type Told = Parameters<typeof recoveryCodesSheet>[0];

/** The file that a person saves. */
export function recoveryCodesText(codes: readonly string[], told: Told, locale: Locale): string {
  const { title, account, made, advice } = recoveryCodesSheet(told, locale);
  const numbered = codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`);
  return [title, account, made, "", advice, "", ...numbered, ""].join("\r\n");
}
