import type { Expectation, Target } from "./expectation.ts";
import { expectationOf, isOpen } from "./expectation.ts";
import type { BadToken, Person } from "./people.ts";
import { allPeople, badTokens } from "./people.ts";
import type { AnyRow } from "./row.ts";
import type { Things } from "./things.ts";
import { thingNames } from "./things.ts";
import type { World } from "./world.ts";

/** One call that a person tries, and the expected result. */
export interface Attempt {
  path: string;
  /** The caller and the target, in words. */
  who: string;
  what: string;
  token: string | null;
  input: object | undefined;
  things: Things;
  expected: Expectation | { unauthorized: readonly string[] };
}

export interface Subject {
  world: World;
  path: string;
  row: AnyRow;
}

/** The version that all things of the tests have, so that no refusal is one of an older version. */
const TRUE_VERSION = 1;
/**
 * No thing has it: callers who are let in are refused by the rule, and nothing changes for the
 * next.
 */
const STALE_VERSION = 99;

const targets = ["own", "foreign", "missing"] as const satisfies readonly Target[];

/** Every person with a token of the bad kind. */
export function badTokenAttempts(subject: Subject, kind: BadToken): Attempt[] {
  const { world, row } = subject;
  // At a tablet's door every token is refused alike: see `expectationOf`.
  if (row.guard === "anyone" || row.guard === "kiosk") return [];
  const about = namesThings(subject) ? (["own", "foreign"] as const) : (["own"] as const);
  return allPeople.flatMap((person) =>
    about.map((target) => ({
      ...attempt(subject, target, TRUE_VERSION),
      who: `${person} with a token ${kind}`,
      token: world.everybody[person].bad[kind],
      expected: { unauthorized: badTokens[kind] },
    })),
  );
}

/** Everything that the table refuses to a good token, or to none. */
export function refusedAttempts(subject: Subject): Attempt[] {
  const whole = asked(subject, TRUE_VERSION).filter(({ expected }) => !isOpen(expected));
  return [...whole, ...mixedAttempts(subject), ...lateAttempts(subject)];
}

/** Everything that the table allows; where no recent sign-in is asked for, none is needed. */
export function allowedAttempts(subject: Subject): Attempt[] {
  const allowed = asked(subject, STALE_VERSION).filter(({ expected }) => isOpen(expected));
  return subject.row.recent ? allowed : allowed.map((it) => ({ ...it, token: it.earlierToken }));
}

/** Callers who would be let in with a more recent sign-in. */
function lateAttempts(subject: Subject): Attempt[] {
  if (subject.row.recent === undefined) return [];
  const allowed = asked(subject, TRUE_VERSION).filter(({ expected }) => isOpen(expected));
  return allowed.map((it) => ({
    ...it,
    who: `${it.who} half an hour after the sign-in`,
    token: it.earlierToken,
    expected: "not recent" as const,
  }));
}

/** True if the input names a record of a company. */
export function namesThings(subject: Subject): boolean {
  return namedThings(subject).length > 0;
}

function asked(subject: Subject, version: number) {
  const { row, world } = subject;
  const isAboutThings = namesThings(subject);
  const about = isAboutThings ? targets : (["own"] as const);
  return [null, ...allPeople].flatMap((person) =>
    about.map((target) => ({
      ...attempt(subject, target, version),
      who: person ?? "without a token",
      token: person === null ? null : world.everybody[person].token,
      earlierToken: person === null ? null : world.everybody[person].earlier,
      expected: expectationOf({ row, person, target, namesThings: isAboutThings }),
    })),
  );
}

/**
 * Inputs that name one thing of another company among the caller's, for callers who may name
 * theirs.
 */
function mixedAttempts(subject: Subject): Attempt[] {
  const { row, world } = subject;
  const names = namedThings(subject);
  if (names.length < 2) return [];
  const inside = allPeople.filter(
    (person) =>
      isOpen(expectationOf({ row, person, target: "own", namesThings: true })) &&
      !isOpen(expectationOf({ row, person, target: "foreign", namesThings: true })),
  );
  return inside.flatMap((person) =>
    names.flatMap((name) =>
      (["foreign", "missing"] as const).map((target) => {
        const things = { ...world.things.own, [name]: world.things[target][name] };
        const expected = expectationOf({ row, person, target, namesThings: true });
        return {
          ...attempt(subject, target, TRUE_VERSION, things),
          who: person,
          what: `${target} ${name}`,
          token: tokenOf(world, person),
          expected,
        };
      }),
    ),
  );
}

function tokenOf(world: World, person: Person): string {
  return world.everybody[person].token;
}

function attempt(
  { world, path, row }: Subject,
  target: Target,
  version: number,
  things = world.things[target],
) {
  return { path, what: `${target} things`, things, input: row.input?.(things, version) };
}

function namedThings({ world, row }: Subject): (keyof Things)[] {
  const { own } = world.things;
  const text = JSON.stringify(row.input?.(own, TRUE_VERSION) ?? null);
  return thingNames(own).filter((name) => text.includes(`"${own[name]}"`));
}
