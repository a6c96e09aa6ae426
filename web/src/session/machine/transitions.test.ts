import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loginOf } from "./login.ts";
import { reconcile } from "./reconcile.ts";
import { SessionMemory } from "./session-memory.ts";
import { NOW, aSession, aStore, anAccount } from "./session-store.fakes.ts";
import type { Comparison, SessionEvent, Stage, Task } from "./transitions.ts";
import { transitionOf, transitions } from "./transitions.ts";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

/** The events that lead from the beginning to each stage. */
const ways: Readonly<Record<Stage, readonly SessionEvent[]>> = {
  undecided: [],
  signedOut: ["neither"],
  signedIn: ["agree"],
  comparing: ["twoLogins"],
  opening: ["loginAlone"],
  leaving: ["signOut"],
  abandoning: ["loginAlone", "signOut"],
};

type Facts = { user: "u1" | null; session: string | null; expires?: string; hasNewProof?: true };

const facts: Readonly<Record<Comparison, Facts | null>> = {
  unclear: null,
  neither: { user: null, session: null },
  sessionAlone: { user: null, session: "u1" },
  loginAlone: { user: "u1", session: null },
  twoLogins: { user: "u1", session: "u2" },
  agree: { user: "u1", session: "u1" },
  endsSoon: { user: "u1", session: "u1", expires: "2026-11-22T11:00:00.000Z" },
  newProof: { user: "u1", session: "u1", hasNewProof: true },
};

function memoryAt(stage: Stage, comparison: Comparison | null = null) {
  const world = aStore({ session: null });
  const memory = new SessionMemory(world.ports, reconcile);
  for (const event of ways[stage]) memory.move(event);
  return { ...world, memory, know: () => know(memory, comparison) };
}

/** Gives the memory the facts that compare like that. */
async function know(memory: SessionMemory, comparison: Comparison | null): Promise<void> {
  const known = comparison === null ? null : facts[comparison];
  if (known === null) return;
  memory.account = known.user === null ? null : anAccount();
  memory.session = known.session === null ? null : aSession(known.session, known.expires);
  memory.hasNewProof = known.hasNewProof ?? false;
  const token = memory.account && (await memory.account.readToken(false));
  memory.idToken = token;
  memory.publish({
    login: memory.account && token && loginOf(memory.account, token, "staff.example"),
  });
}

describe.each(["undecided", "signedOut", "signedIn", "comparing"] as const)("at %s", (stage) => {
  test.each([
    ["unclear", "undecided", []],
    ["neither", "signedOut", []],
    ["sessionAlone", "signedOut", ["signOut"]],
    ["loginAlone", "opening", ["signIn u1-token"]],
    ["twoLogins", "comparing", ["getSession"]],
    ["agree", "signedIn", []],
    ["endsSoon", "signedIn", ["update u1-token"]],
    ["newProof", "signedIn", ["update u1-token"]],
  ] as const)("the comparison %s leads to %s and asks the server %j", async (on, to, asked) => {
    const { memory, know: learn, did } = memoryAt(stage, on);
    await learn();
    reconcile(memory);
    expect(memory.stage).toBe(to);
    await vi.advanceTimersByTimeAsync(0);
    expect(did.slice(0, 1)).toEqual(asked);
  });

  test.each([
    ["newSignIn", "opening", "open"],
    ["signOut", "leaving", null],
  ] as const)("%s leads to %s", (on, to, task) => {
    const { memory } = memoryAt(stage);
    expect([memory.move(on), memory.stage]).toEqual([task, to]);
  });
});

test.each([
  ["opening", "opened", "signedIn"],
  ["opening", "refused", "signedOut"],
  ["opening", "unanswered", "undecided"],
  ["opening", "signOut", "abandoning"],
  ["leaving", "left", "undecided"],
  ["abandoning", "left", "opening"],
  ["abandoning", "opened", "leaving"],
  ["abandoning", "refused", "leaving"],
  ["abandoning", "unanswered", "leaving"],
] as const)("at %s, %s leads to %s", (stage, on, to) => {
  const { memory } = memoryAt(stage);
  expect([memory.move(on), memory.stage]).toEqual([null, to]);
});

test("the tests above are all transitions that there are", () => {
  const counted = transitions.reduce((sum, { at }) => sum + at.length, 0);
  expect(counted).toBe(4 * 10 + 9);
});

test("no event has two transitions at one stage", () => {
  const keys = transitions.flatMap(({ at, on }) => at.map((stage) => `${stage} ${on}`));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(["opening", "leaving", "abandoning"] as const)(
  "at %s no comparison changes anything",
  async (stage) => {
    for (const comparison of Object.keys(facts) as Comparison[]) {
      const { memory, know: learn, did } = memoryAt(stage, comparison);
      await learn();
      reconcile(memory);
      await vi.advanceTimersByTimeAsync(0);
      expect([memory.stage, did]).toEqual([stage, []]);
    }
  },
);

test.each(["undecided", "signedOut", "signedIn", "comparing"] as const)(
  "the end of work that was overtaken changes nothing at %s",
  (stage) => {
    const late = ["opened", "refused", "unanswered", "left"] as const;
    expect(late.map((event) => transitionOf(stage, event))).toEqual([null, null, null, null]);
  },
);

test("each task begins at some transition", () => {
  const begun = new Set(transitions.map(({ task }) => task));
  const tasks: Task[] = ["open", "renew", "carryOver", "compare", "end"];
  expect(tasks.filter((task) => !begun.has(task))).toEqual([]);
});
