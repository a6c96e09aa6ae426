import { expect, test } from "vitest";
import { z } from "zod/mini";
import type { Leaf } from "./input-leaves.ts";
import { inputSchemas, leavesOf } from "./input-leaves.ts";

/**
 * Texts of each alphabet that a pattern might take, longer than the largest body of a call: no
 * picture or text is.
 */
const long = ["a", "A", "0", "é", "-", "_", " a", "a1", "a@b."].map((text) => text.repeat(300_000));
const hugeNumbers = [2, -2].flatMap((sign) => [sign * 1e13, sign * 1e300]);
const hostileDays = ["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"];
const hostileInstants = hostileDays.map((day) => `${day}T12:00:00.000Z`);
const manyKeys = Object.fromEntries(
  Array.from({ length: 1000 }, (_, index) => [lettersOf(index), "x"]),
);

const procedures = inputSchemas();
const leaves = [...procedures].flatMap(([path, schema]) => leavesOf(path, schema));

test("every procedure with an input is walked", () => {
  expect(procedures.size).toBeGreaterThan(70);
  expect(leaves.length).toBeGreaterThan(400);
});

test("no input takes text, a list or a number of any size, or a day of any year", () => {
  expect([...new Set(leaves.flatMap(problemsOf))]).toEqual([]);
});

test("the walk notices what has no bound", () => {
  const careless = z.object({
    text: z.string(),
    day: z.iso.date(),
    list: z.nullable(z.array(z.boolean())),
    count: z.optional(z.int()),
    map: z.record(z.string(), z.string().check(z.maxLength(5))),
    any: z.unknown(),
  });
  const found = leavesOf("careless", careless).flatMap(problemsOf);
  expect(found.map((problem) => problem.split(" ")[0])).toEqual([
    "careless.text",
    "careless.day",
    "careless.list",
    "careless.count",
    "careless.map",
    "careless.any",
  ]);
});

function problemsOf(leaf: Leaf): string[] {
  const problem = problemOf(leaf);
  return problem === null ? [] : [`${leaf.path} ${problem}`];
}

/** Checks an input of each kind; returns what is wrong, or null. */
const checks: Readonly<Record<string, (schema: z.ZodMiniType) => string | null>> = {
  string: problemOfText,
  number: (schema) => (takesAny(schema, hugeNumbers) ? "takes numbers of any size" : null),
  array: (schema) => (refusesLength(schema) ? null : "takes lists of any length"),
  record: (schema) => (takesAny(schema, [manyKeys]) ? "takes any number of keys" : null),
  custom: (schema) =>
    takesAny(schema, [...long, ...hugeNumbers, {}, []]) ? "takes anything" : null,
  boolean: () => null,
  enum: () => null,
  literal: () => null,
  null: () => null,
};

function problemOf({ schema, type }: Leaf): string | null {
  const check = checks[type];
  return check === undefined ? `is of a kind without known bounds: ${type}` : check(schema);
}

function problemOfText(schema: z.ZodMiniType): string | null {
  if (takesAny(schema, long)) return "takes text of any length";
  const isFree = takesAny(schema, ["Ana", "ana", "+1 212 555 0100"]);
  const days = isFree ? [] : [...hostileDays, ...hostileInstants];
  const taken = days.find((day) => takesAny(schema, [day]));
  return taken === undefined ? null : `takes ${taken}`;
}

function takesAny(schema: z.ZodMiniType, values: readonly unknown[]): boolean {
  return values.some((value) => schema.safeParse(value).success);
}

/** Different keys of letters alone, which is what keys of maps are made of. */
function lettersOf(index: number): string {
  return Array.from(String(index), (digit) => String.fromCodePoint(65 + Number(digit))).join("");
}

function refusesLength(list: z.ZodMiniType): boolean {
  const { error } = list.safeParse(Array.from({ length: 1000 }));
  return error?.issues.some(({ code, path }) => code === "too_big" && path.length === 0) ?? false;
}
