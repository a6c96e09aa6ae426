import { beforeAll, describe, expect, test } from "vitest";
import type { ActionOf, Permissions } from "@crewline/domain/access/permissions";
import { permissions, scopeOf } from "@crewline/domain/access/permissions";
import type { Role } from "@crewline/domain/access/role";
import { appRouter } from "../../functions/src/api.ts";
import type { Member } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, aStaffMember } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { apiFor } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { aLogin } from "../support/auth-emulator.ts";
import type { Belongings, Guard } from "./access-row.ts";
import { accessTable } from "./access-table.ts";

type Person = Role | "staff" | "nobody" | "newcomer";
const people: readonly Person[] = ["admin", "manager", "employee", "staff", "nobody", "newcomer"];

let things: Belongings;
const apis = new Map<Person, Api>();
let stranger: Member;

beforeAll(async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const store = await company.read();
  things = {
    company,
    employeeId,
    shiftId: await aShift(company),
    entryId: await anEntry(company, employeeId, { day: monday }),
    wageChangeId: (await store.wageChanges.list([]))[0]?.id ?? "",
  };
  apis.set("admin", company.owner.api);
  apis.set("manager", (await aMember(company, { role: "manager", name: "Max" })).api);
  apis.set("employee", (await aMember(company, { name: "Eve" })).api);
  apis.set("staff", (await aStaffMember()).api);
  apis.set("nobody", apiFor(null));
  stranger = (await aCompany({ name: "Other Coffee" })).owner;
});

test("every procedure has its row in the table", () => {
  const { _def: definition } = appRouter;
  const procedures = Object.keys(definition.procedures);
  expect(Object.keys(accessTable).toSorted()).toEqual(procedures.toSorted());
});

describe.each(Object.entries(accessTable))("%s", (_name, { guard, call, namesBelongings }) => {
  test.each(people)("is for a %s what the permission table says", async (person) => {
    const outcome = await refusedByGuard(call(await apiOf(person), things));
    expect(outcome).toBe(expectedRefusal(guard, person));
  });

  test.runIf(namesBelongings)("answers a stranger as if nothing was there", async () => {
    const outcome = await call(stranger.api, things).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ data: { code: "NOT_FOUND", rule: { code: "notFound" } } });
  });
});

/** A newcomer is new each time: founding a company makes another person of the first. */
async function apiOf(person: Person): Promise<Api> {
  const api = apis.get(person) ?? (person === "newcomer" && apiFor((await aLogin()).idToken));
  if (!api) throw new Error(`There is no ${person}.`);
  return api;
}

/** The code with which the guard refused, or null: what a rule refuses has passed the guard. */
async function refusedByGuard(calling: Promise<unknown>): Promise<string | null> {
  const error: unknown = await calling.then(
    () => null,
    (reason: unknown) => reason,
  );
  const data = isRecord(error) && isRecord(error["data"]) ? error["data"] : {};
  expect(data["code"]).not.toBe("INTERNAL_SERVER_ERROR");
  expect(data["code"]).not.toBe("BAD_REQUEST");
  const isGuard = data["rule"] === null;
  return isGuard && typeof data["code"] === "string" ? data["code"] : null;
}

function expectedRefusal(guard: Guard, person: Person): string | null {
  if (guard === "anyone") return null;
  if (person === "nobody") return "UNAUTHORIZED";
  if (guard === "signedIn") return null;
  if (guard === "staff") return person === "staff" ? null : "FORBIDDEN";
  const role = person === "staff" ? "admin" : person === "newcomer" ? null : person;
  return isGranted(role, guard) ? null : "FORBIDDEN";
}

function isGranted(role: Role | null, { area, action }: Exclude<Guard, string>): boolean {
  if (!isAction(area, action)) throw new Error(`${area} knows no ${action}.`);
  return scopeOf({ role, isStaff: false }, area, action) !== null;
}

function isAction<A extends keyof Permissions>(area: A, action: string): action is ActionOf<A> {
  return Object.hasOwn(permissions[area], action);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
