import { readFileSync } from "node:fs";
import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { assertFails, initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "./actors.ts";
import { actsLike, allActors, connect, needsSecondFactor } from "./actors.ts";
import { fetchCoverage } from "./coverage.ts";
import { documentPaths, writeDocuments } from "./documents.ts";
import { namedCollections } from "./named-collections.ts";
import { rows } from "./table.ts";

const rules = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
const emulator = process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:8080";
const [host = "", port = ""] = emulator.split(":");
/** A project of its own: no function listens to it, and no other test shares its documents. */
const projectId = "demo-crewline-rules";

/** A refusal is what most of these tests want: the SDK need not report each. */
setLogLevel("silent");

let environment: RulesTestEnvironment;
const contexts = new Map<Actor, RulesTestContext>();

beforeAll(async () => {
  const firestore = { rules, host, port: Number(port) };
  environment = await initializeTestEnvironment({ projectId, firestore });
  const recorded = allActors.filter((actor) => actor !== "recordlessAdmin");
  const stateOf = (actor: Actor) =>
    needsSecondFactor.includes(actor) ? { needsSecondFactor: true } : {};
  await writeDocuments(environment, new Map(recorded.map((actor) => [actor, stateOf(actor)])));
});

afterAll(() => environment.cleanup());

describe("reading", () => {
  for (const { collection, operation, what, run, allowed } of rows) {
    for (const actor of allActors) {
      const isAllowed = allowed.includes(actsLike[actor] ?? actor);
      test(`${actor} may ${isAllowed ? "" : "not "}${operation} ${collection}: ${what}`, async () => {
        const answer = await outcome(run(firestoreOf(actor)));
        expect(answer).toBe(isAllowed ? "allowed" : "denied");
      });
    }
  }
});

describe("writing", () => {
  for (const path of documentPaths) {
    test(`nobody may create, change or delete ${path}`, async () => {
      const attempts = allActors.flatMap((actor) => {
        const document = firestoreOf(actor).doc(path);
        const sibling = document.parent.doc("new");
        return [
          sibling.set({ name: "new" }),
          document.set({ name: "other" }),
          document.update({ name: "other" }),
          document.delete(),
        ];
      });
      const answers = await Promise.all(attempts.map(outcome));
      expect(answers).toEqual(answers.map(() => "denied"));
    });
  }
});

test("every collection that the rules name has rows in the table", () => {
  const tried = new Set(rows.map(({ collection }) => collection));
  const named = namedCollections(rules);
  expect(named).toContain("employees/private/pay");
  expect(named.filter((name) => !tried.has(name))).toEqual([]);
});

test("the tests have seen every allow expression true and false", async () => {
  const expressions = await fetchCoverage(emulator, projectId, rules);
  const covered = expressions.filter((it) => it.isSeenTrue && it.isSeenFalse);
  process.stdout.write(
    `Rules: ${covered.length} of ${expressions.length} allow expressions seen true and false.\n`,
  );
  expect(expressions.length).toBeGreaterThan(0);
  expect(expressions.filter((it) => !covered.includes(it))).toEqual([]);
});

/** Rejects when the attempt fails for another reason than the rules. */
async function outcome(attempt: Promise<unknown>): Promise<"allowed" | "denied"> {
  try {
    await attempt;
    return "allowed";
  } catch {
    await assertFails(attempt);
    return "denied";
  }
}

function firestoreOf(actor: Actor) {
  const context = contexts.get(actor) ?? connect(environment, actor);
  contexts.set(actor, context);
  return context.firestore();
}
