import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Offence } from "./own-locale.ts";
import { moduleState, ownLocale, ownPlural, takesLocale } from "./own-locale.ts";
import { repository } from "./planted-tree.ts";

const notCode =
  /(?:^|\/)(?:node_modules|\.types|dist)\/|\.d\.ts$|\.(?:test|fakes|test-support)\.tsx?$/u;

interface Exception {
  file: string;
  text: string;
  why: string;
}

/** The code that may read the device's locale or zone, and why; nothing on the server may. */
const ownLocales: Exception[] = [
  {
    file: "web/src/locale/device-locale.ts",
    text: "device: new Intl.DateTimeFormat().resolvedOptions().locale,",
    why: "the one place that asks the device for its locale",
  },
  {
    file: "web/src/time/browser-zone.ts",
    text: "return Intl.DateTimeFormat().resolvedOptions().timeZone;",
    why: "the device's zone, not its locale",
  },
  {
    file: "web/src/ui/tables/table-column.ts",
    text: 'const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });',
    why: "the order of rows, not their words",
  },
];

/** The values that the domain keeps between calls: costly to make and always the same. */
const caches: Exception[] = [
  {
    file: "functions/domain/kernel/money/amount.ts",
    text: "let currencies: ReadonlySet<string> | null = null;",
    why: "the currencies that the engine knows",
  },
  {
    file: "functions/domain/kernel/time/zone-offsets.ts",
    text: "let recent: { timeZone: string; segment: OffsetSegment } | null = null;",
    why: "the offset that was found last",
  },
];

function offencesIn(
  patterns: string[],
  search: (source: string) => Offence[],
  exceptions: readonly Exception[],
): string[] {
  const files = globSync(patterns, { cwd: repository }).filter((file) => !notCode.test(file));
  expect(files.length).toBeGreaterThan(100);
  return files.flatMap((file) =>
    search(readFileSync(join(repository, file), "utf8"))
      .filter(({ text }) => !exceptions.some((one) => one.file === file && one.text === text))
      .map(({ says, line, text }) => `${file}:${line} ${says}: ${text}`),
  );
}

describe("what is written for a reader is written as the reader reads", () => {
  test("nothing formats in the locale of the machine that runs it", () => {
    const patterns = ["functions/**/*.ts", "web/src/**/*.{ts,tsx}"];
    expect(offencesIn(patterns, ownLocale, ownLocales)).toEqual([]);
  });

  test("the domain keeps no variable in a module", () => {
    expect(offencesIn(["functions/domain/**/*.ts"], moduleState, caches)).toEqual([]);
  });

  test("records and rules find facts, and take no reader to word them for", () => {
    const patterns = ["functions/domain/{records,rules}/**/*.ts"];
    expect(offencesIn(patterns, takesLocale, [])).toEqual([]);
  });

  test("the language of the reader chooses between singular and plural", () => {
    const patterns = ["functions/{domain,src}/**/*.ts", "web/src/**/*.{ts,tsx}"];
    expect(offencesIn(patterns, ownPlural, [])).toEqual([]);
  });

  test.each([...ownLocales, ...caches])("$file still needs its exception: $why", (exception) => {
    const source = readFileSync(join(repository, exception.file), "utf8");
    const found = [...ownLocale(source), ...moduleState(source)];
    expect(found.map(({ text }) => text)).toContain(exception.text);
  });
});

describe("the search finds what is planted", () => {
  test.each([
    "const text = count.toLocaleString();",
    'const day = new Date(at).toLocaleDateString("en-GB");',
    "const time = new Date(at).toLocaleTimeString();",
    "const writer = new Intl.NumberFormat();",
    'const writer = new Intl.DateTimeFormat(undefined, { dateStyle: "short" });',
    'const names = new Intl.DisplayNames(undefined, { type: "currency" });',
  ])("of the machine's locale: %s", (text) => expect(ownLocale(text)).toHaveLength(1));

  test.each(["let present = () => deviceFormats;", "export let count = 0;", "var shown = null;"])(
    "of a variable in a module: %s",
    (text) => expect(moduleState(text)).toHaveLength(1),
  );

  test.each([
    'import type { Locale } from "../../kernel/formats/locale.ts";',
    'import { unknownReader } from "@crewline/domain/kernel/formats/locale";',
    "export function hireDateProblem(day: LocalDate, locale: Locale) {",
  ])("of a rule that words what it finds: %s", (text) => expect(takesLocale(text)).toHaveLength(1));

  test.each([
    'const label = count === 1 ? "Add 1 person" : `Add ${count} people`;',
    'const label =\n  count === 1\n    ? "1 shift"\n    : "shifts";',
  ])("of an own plural: %s", (text) => expect(ownPlural(text)).toHaveLength(1));

  test.each([
    "const writer = new Intl.NumberFormat(device, options);",
    'const known = Intl.supportedValuesOf("currency");',
    "  let inside = 0;",
  ])("and nothing in: %s", (text) => {
    expect([
      ...ownLocale(text),
      ...moduleState(text),
      ...takesLocale(text),
      ...ownPlural(text),
    ]).toEqual([]);
  });
});
