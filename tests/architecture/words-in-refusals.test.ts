import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "./planted-tree.ts";
import { freeFacts, sentencesIn, wordsInRefusals } from "./words-in-refusals.ts";

/** The files of the lower layers whose texts are not worded for a reader. */
const notForReaders = [
  "functions/domain/kernel/time/zone-cities.ts",
  "functions/domain/rules/pay/rule-source.ts",
  "functions/domain/rules/pay/golden-cases.ts",
  "functions/domain/rules/pay/self-test.ts",
  // Stored as a text: the note of a correction, the failure of a mail or a row, why entries moved.
  "functions/src/areas/employees/merge/move-records.ts",
  "functions/domain/rules/rates/take-back.ts",
  "functions/domain/rules/mail/delivery.ts",
  "functions/domain/rules/batches/unfinished-rows.ts",
  // Tables of languages beside the check whose findings they write.
  "functions/domain/projections/audits/finding-words.ts",
  // Read by the people who run the product, or by the identity service.
  "functions/src/platform/env.ts",
  "functions/src/identity/refuse-unproven-staff.ts",
];

function found(patterns: string[], search: (source: string) => string[]): string[] {
  const files = globSync(patterns, { cwd: repository }).filter(
    (file) => !/node_modules|\.types|\.test(?:-support)?\.ts$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  return files
    .filter((file) => !notForReaders.includes(file.replaceAll("\\", "/")))
    .flatMap((file) =>
      search(readFileSync(join(repository, file), "utf8")).map((text) => `${file}: ${text}`),
    );
}

describe("a refusal carries codes, names and typed values, never words", () => {
  test("its facts are codes, apart from names and typed values", () => {
    expect(found(["functions/domain/rules/violations/*.ts"], freeFacts)).toEqual([]);
  });

  test("no words are written where it is thrown", () => {
    expect(found(["functions/{domain,src}/**/*.ts", "web/src/**/*.ts"], wordsInRefusals)).toEqual(
      [],
    );
  });

  test.each([
    "interface Facts {\n  notFound: { what: string };\n}",
    "interface Facts {\n  because: string;\n}",
    "interface Facts {\n  stays: { who: string; state: string; move: string | null };\n}",
  ])("a fact of any text is found where it is planted: %s", (source) => {
    expect(freeFacts(source)).not.toEqual([]);
  });

  test.each([
    'throw new RuleViolation("notFound", { what: "time entry" });',
    'throw new RuleViolation("staleVersion", { what: "shift", changedBy: name ?? "Someone" });',
  ])("words are found where they are planted: %s", (source) => {
    expect(wordsInRefusals(source)).toHaveLength(1);
  });
});

describe("only words hold sentences for a reader", () => {
  test("schemas give codes, rules facts, and projections what words say of them", () => {
    const layers = "functions/domain/{kernel,records,rules,projections}/**/*.ts";
    expect(found([layers], sentencesIn)).toEqual([]);
  });

  test("the server takes them from there", () => {
    const rooms =
      "functions/src/{areas,auth-http,identity,jobs,operations,platform,rpc,store}/**/*.ts";
    expect(found([rooms, "functions/src/*.ts"], sentencesIn)).toEqual([]);
  });

  test.each([
    'const nameSchema = lineSchema(80).min(1, "Enter a name.");',
    "const message = `Use at most ${most} characters.`;",
    'const problem = "This person is not a member any more.";',
  ])("a sentence is found where it is planted: %s", (source) => {
    expect(sentencesIn(source)).toHaveLength(1);
  });
});
