import { expect, test } from "vitest";
import type { EffectKind } from "./rule-effects.ts";
import { effectsOf } from "./rule-effects.ts";

const judged = (kind: EffectKind, ...ids: string[]) =>
  ids.map((id) => ({ kind, id, personId: id.slice(0, 2) }));
const effects = (before: ReturnType<typeof judged>, after: ReturnType<typeof judged>) =>
  effectsOf(before, after, (personId) => personId.toUpperCase());

test("what both rules say alike is no effect", () => {
  expect(effects(judged("lateIn", "bo1", "an1"), judged("lateIn", "an1", "bo1"))).toEqual([]);
});

test("each person is named once, by name, for what the new rules say", () => {
  expect(effects(judged("lateIn", "an1"), judged("lateIn", "di1", "bo1", "bo2"))).toEqual([
    { kind: "lateIn", before: 1, after: 3, people: ["BO", "DI"] },
  ]);
});

test("where nothing is said any more the people are those of whom it was", () => {
  expect(effects(judged("clockInRefused", "an1"), [])).toEqual([
    { kind: "clockInRefused", before: 1, after: 0, people: ["AN"] },
  ]);
});

test("as many, but not the same, is an effect", () => {
  expect(effects(judged("lateIn", "an1"), judged("lateIn", "bo1"))).toMatchObject([
    { before: 1, after: 1, people: ["BO"] },
  ]);
});
