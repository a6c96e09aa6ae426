import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** Why a file that was chosen has no lines to read. */
export type FileProblem = "empty" | "notText";

interface FileSourceTexts {
  choose: string;
  drop: string;
  problems: Readonly<Record<FileProblem, (fileName: string) => string>>;
}

const texts: InLanguages<FileSourceTexts> = {
  en: {
    choose: "Choose a CSV file",
    drop: "or drop it here",
    problems: {
      empty: (fileName) => `${fileName} is empty. Choose another file.`,
      notText: (fileName) =>
        `${fileName} is not a CSV file. Save the sheet as CSV, or copy its cells and paste them below.`,
    },
  },
};

/** The words around the choice of a file. */
export function fileSourceTexts(locale: Locale): Pick<FileSourceTexts, "choose" | "drop"> {
  const { choose, drop } = inLanguage(texts, locale);
  return { choose, drop };
}

/** Why a file cannot be read, and what to do. */
export function fileProblemText(problem: FileProblem, fileName: string, locale: Locale): string {
  return inLanguage(texts, locale).problems[problem](fileName);
}
