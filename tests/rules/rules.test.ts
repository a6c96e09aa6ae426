import { readFileSync } from "node:fs";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countAttacks } from "../support/count-attacks.ts";
import type { Actor } from "./actors.ts";
import { allActors, projectId, specialStates } from "./actors.ts";
import type { Attempt } from "./attempts.ts";
import { groupAttempts, readAttempts, writeAttempts } from "./attempts.ts";
import { attackRows, rowNumbers } from "./attack-rows.ts";
import { attacks } from "./attacks.ts";
import type { SeenExpression } from "./coverage.ts";
import { CoverageLog, halfSeen } from "./coverage.ts";
import { documentPaths, writeDocuments } from "./documents.ts";
import { collectionOf, namedCollections } from "./named-collections.ts";
import { Rest } from "./rest.ts";
import { storedCollections } from "./stored-collections.ts";
import { rows } from "./table.ts";
import { describeTally, newTally, tryAll } from "./try-all.ts";

const rules = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
const emulator = process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:8080";
const [host = "", port = ""] = emulator.split(":");
const rest = new Rest(emulator, projectId);

/** Most of these tests expect a refusal: the SDK need not report each. */
setLogLevel("silent");

/** The requests after which the values of the expressions are gathered. */
const REQUESTS_OF_A_REPORT = 3000;

let environment: RulesTestEnvironment;
const attackRow = countAttacks("rules", "rules");
const attackCounts = rowNumbers.map(
  (row) => [row, attackRow({ row, about: attackRows[row] })] as const,
);
const tally = newTally(new Map(attackCounts));
const log = new CoverageLog({ emulator, project: projectId, rules });
let requests = 0;
const groups = [...new Set(documentPaths.map((path) => path.split("/").at(-2) ?? ""))];

beforeAll(async () => {
  const firestore = { rules, host, port: Number(port) };
  environment = await initializeTestEnvironment({ projectId, firestore });
  const recorded = allActors.filter((actor) => actor !== "recordlessAdmin");
  const stateOf = (actor: Actor) => specialStates[actor] ?? {};
  await writeDocuments(environment, new Map(recorded.map((actor) => [actor, stateOf(actor)])));
});

afterAll(() => environment.cleanup());

describe("what the app reads or the server keeps is tried:", () => {
  const tried = new Set(rows.map(({ collection }) => collection));
  const written = new Set(documentPaths.map(collectionOf));

  test.each([
    { who: "the rules name", names: namedCollections(rules) },
    { who: "the server's store and the app's listeners name", names: storedCollections() },
  ])("every collection that $who", ({ names }) => {
    expect(names).toContain("employees/private/pay");
    const missing = (known: Set<string>) => names.filter((name) => !known.has(name));
    expect(missing(tried), "Add rows to tests/rules/rows").toEqual([]);
    expect(missing(written), "Add a document to tests/rules/documents.ts").toEqual([]);
  });
});

describe("reading", () => {
  test.each(rows)("$operation $collection: $what, as the table says", async (row) => {
    expect(await surprisesOf(readAttempts(row))).toEqual([]);
  });

  test.each(groups)("no one lists all %s of all companies", async (name) => {
    expect(await surprisesOf(groupAttempts(name))).toEqual([]);
  });
});

describe("writing", () => {
  const oneOfEach = new Map(documentPaths.map((path) => [collectionOf(path), path]));

  test.each([...oneOfEach.values()])("no one may create, change or delete %s", async (path) => {
    expect(await surprisesOf(writeAttempts(path))).toEqual([]);
  });
});

describe("an attack is refused, and its honest twin is not:", () => {
  test.each(attacks)("$what", async ({ row, attacker, attack, honest, twin }) => {
    const of = row === undefined ? {} : { row };
    const tried = [
      { actor: attacker, request: attack, isAllowed: false, ...of },
      { actor: honest, request: twin, isAllowed: true, ...of },
    ];
    expect(await surprisesOf(tried)).toEqual([]);
  });
});

test("the tests have seen every allow expression, and every part of one, true and false", async () => {
  await log.gather();
  const { allows, parts } = log.coverage();
  const size = `${storedCollections().length} collections x ${allActors.length} actors`;
  process.stdout.write(
    `Rules: ${seenOf(allows)} allow expressions and ${seenOf(parts)} of their parts seen true and false.\n` +
      `Rules access: ${size} x own and foreign company: ${describeTally(tally)}`,
  );
  expect(allows.length).toBeGreaterThan(0);
  expect(halfSeen(allows)).toEqual([]);
  expect(halfSeen(parts)).toEqual([]);
});

function seenOf(expressions: readonly SeenExpression[]): string {
  return `${expressions.length - halfSeen(expressions).length} of ${expressions.length}`;
}

async function surprisesOf(attempts: readonly Attempt[]): Promise<string[]> {
  const surprises = await tryAll(rest, attempts, tally);
  requests += attempts.length;
  if (requests >= REQUESTS_OF_A_REPORT) {
    await log.gather();
    requests = 0;
  }
  return surprises;
}
