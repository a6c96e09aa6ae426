import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface FigureWords {
  /** The accessible name of a figure that opens its derivation. */
  opens: (figure: string) => string;
  title: string;
  /** What the figure is of, and the figure. */
  heading: (subject: string, figure: string) => string;
  close: string;
  total: string;
  rest: (amount: string) => string;
}

const figureTexts: InLanguages<FigureWords> = {
  en: {
    opens: (figure) => `${figure}. How it was computed`,
    title: "How it was computed",
    heading: (subject, figure) => `${subject}: ${figure}`,
    close: "Close",
    total: "Total",
    rest: (amount) =>
      `These lines leave ${amount} open, because something has just changed. Close this and open it again.`,
  },
};

/** The words around every figure that explains itself. */
export function figureWords(locale: Locale): FigureWords {
  return inLanguage(figureTexts, locale);
}
