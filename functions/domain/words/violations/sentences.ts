import type { Locale } from "../../kernel/formats/locale.ts";

/** One plain sentence for each code, made of its facts for a reader. */
export type Sentences<Facts> = {
  readonly [Code in keyof Facts]: (facts: Facts[Code], locale: Locale) => string;
};
