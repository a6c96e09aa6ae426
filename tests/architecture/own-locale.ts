/** A place that writes for a reader without asking how the reader reads, or keeps state. */
export interface Offence {
  says:
    | "formats in the locale of its own machine"
    | "keeps a variable in the module"
    | "takes a reader's locale"
    | "chooses a plural by itself";
  line: number;
  text: string;
}

const machineLocale = /\.toLocale(?:Date|Time)?String\(|Intl\.\w+\(\s*(?:undefined\b|\))/u;
const moduleVariable = /^(?:export )?(?:let|var) /u;

/** Finds where a source formats in the locale of the machine that runs it. */
export function ownLocale(source: string): Offence[] {
  return offencesBy(source, machineLocale, "formats in the locale of its own machine");
}

/** Finds where a source declares a variable that outlives a call. */
export function moduleState(source: string): Offence[] {
  return offencesBy(source, moduleVariable, "keeps a variable in the module");
}

const localeImport =
  /from "(?:[^"]*\/)?formats\/locale(?:\.ts)?"|\b(?:locale|reader)\??: Locale\b/u;

/** Finds where a source takes the language and formats of a reader. */
export function takesLocale(source: string): Offence[] {
  return offencesBy(source, localeImport, "takes a reader's locale");
}

const ownPluralChoice = /[=!]== 1\s*\?\s*["`]/gu;

/** Finds where a source chooses between a singular and a plural text instead of `pluralForm`. */
export function ownPlural(source: string): Offence[] {
  return [...source.matchAll(ownPluralChoice)].map(({ index }) => {
    const line = source.slice(0, index).split("\n").length;
    const text = (source.split("\n")[line - 1] ?? "").trim();
    return { says: "chooses a plural by itself", line, text };
  });
}

function offencesBy(source: string, pattern: RegExp, says: Offence["says"]): Offence[] {
  return source
    .split("\n")
    .flatMap((text, index) =>
      pattern.test(text) ? [{ says, line: index + 1, text: text.trim() }] : [],
    );
}
