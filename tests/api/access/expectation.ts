import type { Area } from "@crewline/domain/kernel/access/area";
import { areas } from "@crewline/domain/kernel/access/area";
import type { ActionOf, Scope } from "@crewline/domain/kernel/access/permissions";
import { permissions, scopeOf } from "@crewline/domain/kernel/access/permissions";
import type { Answer } from "./call-procedures.ts";
import type { Person } from "./people.ts";
import { people } from "./people.ts";
import type { AnyRow, Guard } from "./row.ts";

/** The owner of the records that a call names: the caller's company, another, or none. */
export type Target = "own" | "foreign" | "missing";

/** The expected result by the permission table and the row: allowed, or the kind of refusal. */
export type Expectation =
  | "let in"
  /** The same for an input that names no record. */
  | "let through"
  | "not recent"
  | "no token"
  | "no tablet"
  | "not allowed"
  /** As for a missing record. */
  | "not found"
  /** The same, answered for each record of the input. */
  | "not found each";

export interface Question {
  row: AnyRow;
  /** Null: no token at all. */
  person: Person | null;
  target: Target;
  namesThings: boolean;
}

export function expectationOf({ row, person, target, namesThings }: Question): Expectation {
  if (row.guard === "anyone") return "let through";
  if (row.guard === "kiosk") return "no tablet";
  if (person === null) return "no token";
  const scope = scopeBehind(row.guard, person);
  if (scope === null) return "not allowed";
  if (!namesThings) return "let through";
  if (target === "own" && reaches(row, scope, person)) return "let in";
  return row.elsewhere === "each" ? "not found each" : "not found";
}

const fits: Record<Expectation, (answer: Answer) => boolean> = {
  "let in": (answer) => isLetIn(answer) && answer.rule !== "notFound",
  "let through": isLetIn,
  "not recent": ({ rule }) => rule === "recentSignInRequired",
  "no token": ({ code, rule, message }) =>
    code === "UNAUTHORIZED" && rule === null && message.includes("Firebase"),
  "no tablet": ({ code, rule }) => code === "UNAUTHORIZED" && rule === "kioskNotPaired",
  "not allowed": ({ code, rule, message }) =>
    code === "FORBIDDEN" && rule === null && !/Firebase|\buid\b/u.test(message),
  "not found": ({ code, rule }) => code === "NOT_FOUND" && rule === "notFound",
  "not found each": ({ code }) => code === "ok",
};

/** Rules that refuse before the procedure itself runs. */
const gates: readonly string[] = ["recentSignInRequired", "tooManyAttempts"];

function isLetIn({ code, rule }: Answer): boolean {
  return code === "ok" || (rule !== null && !gates.includes(rule));
}

/** True for the expectations of allowed calls. */
export function isOpen(expected: unknown): boolean {
  return expected === "let in" || expected === "let through";
}

/** True if the answer is the expected one; a call that a rule refuses counts as allowed. */
export function isAsExpected(expected: Expectation, answer: Answer): boolean {
  return fits[expected](answer);
}

function scopeBehind(guard: Exclude<Guard, "anyone" | "kiosk">, person: Person): Scope | null {
  const holder = people[person];
  if (guard === "signedIn") return "company";
  if (guard === "staff") return holder.isStaff ? "company" : null;
  const [name, action = ""] = guard.split(".");
  const area = areas.find((each) => each.area === name)?.area;
  if (area === undefined || !isAction(area, action)) throw new Error(`Nothing is called ${guard}.`);
  return scopeOf(holder, area, action);
}

/** All records are at the location of `manager` and belong to `employee`. */
function reaches({ reach }: AnyRow, scope: Scope, person: Person): boolean {
  if (reach === "person") return person === "employee";
  if (reach === "company" || scope === "company") return true;
  if (reach === "author") return false;
  return scope === "locations" ? person === "manager" : person === "employee";
}

function isAction<A extends Area>(area: A, action: string): action is ActionOf<A> {
  return Object.hasOwn(permissions[area], action);
}
