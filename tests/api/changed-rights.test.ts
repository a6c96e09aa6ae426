import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "@crewline/domain/kernel/access/role";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { filter, Rest } from "../rules/rest.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, memberOf } from "../support/a-company.ts";
import { aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";

const rest = new Rest(stackEnvironment.FIRESTORE_EMULATOR_HOST, stackEnvironment.GCLOUD_PROJECT);

let company: TestCompany;
let path: string;
beforeEach(async () => {
  company = await aCompany();
  path = `companies/${company.companyId}`;
});

interface Rights {
  role: Role;
  locationIds: LocationId[];
  mayViewWages?: boolean;
}

type Person = Member & { employeeId: EmployeeId };

async function give({ employeeId, login }: Person, rights: Rights): Promise<void> {
  const member = await (await company.read()).members.find(login.uid);
  await company.owner.api.employees.setAccess.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: member?.version ?? 1,
    mayViewWages: false,
    ...rights,
  });
}

/** The reach of the person's token now: by the rules, and by the API. */
async function reachOf({ api, login }: Member) {
  const { harbor, market } = company;
  const ofPlace = (field: string, op: string, place: string) => ({
    where: filter(field, op, [place]),
    limit: 10,
  });
  const reads = (collection: string, query: object) =>
    rest.isAllowed(login.idToken, { kind: "list", path: `${path}/${collection}`, ...query });
  const plans = (locationId: LocationId) => {
    const shift = aShiftPlan(company, { locationId });
    return answerOf(api.schedules.addShift.mutate({ ...anAttempt(), shift }));
  };
  return {
    rules: {
      company: await rest.isAllowed(login.idToken, { kind: "get", path }),
      harbor: await reads("shifts", ofPlace("locationId", "IN", harbor)),
      market: await reads("shifts", ofPlace("locationId", "IN", market)),
      wages: await reads(
        "wageChanges",
        ofPlace("employeeLocationIds", "ARRAY_CONTAINS_ANY", harbor),
      ),
    },
    api: {
      whoAmI: await answerOf(api.user.userInfo.query()),
      harbor: await plans(harbor),
      market: await plans(market),
    },
  };
}

const OPEN = "done";
const OUTDATED = "Firebase";

/** That a call succeeded, or the reason why not. */
async function answerOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return OPEN;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.includes("Firebase") ? OUTDATED : message;
  }
}

const noRules = { company: false, harbor: false, market: false, wages: false };
const notAllowed = "Your role does not allow this.";
const notThere = "This location does not exist any more.";
const outdated = { whoAmI: OUTDATED, harbor: OUTDATED, market: OUTDATED };
const ofHarbor = { whoAmI: OPEN, harbor: OPEN, market: notThere };
const ofStaff = { whoAmI: OPEN, harbor: notAllowed, market: notAllowed };

describe("a role that is", () => {
  test("lowered takes the old token out of API and rules, and the next one has the rest", async () => {
    const manager = await aMember(company, { role: "manager", reach: [company.harbor] });
    const before = { ...noRules, company: true, harbor: true };
    expect(await reachOf(manager)).toEqual({ rules: before, api: ofHarbor });
    await give(manager, { role: "employee", locationIds: [] });
    expect(await reachOf(manager)).toEqual({ rules: noRules, api: outdated });
    expect(await reachOf(await memberOf(manager.login))).toEqual({
      rules: { ...noRules, company: true },
      api: ofStaff,
    });
  });

  test("raised leaves the old token what it read, and only the next one opens more", async () => {
    const person = await aMember(company);
    await give(person, { role: "manager", locationIds: [company.harbor] });
    expect(await reachOf(person)).toEqual({
      rules: { ...noRules, company: true },
      api: outdated,
    });
    expect(await reachOf(await memberOf(person.login))).toEqual({
      rules: { ...noRules, company: true, harbor: true },
      api: ofHarbor,
    });
  });
});

test("a login that is taken out of the company loses everything, also after signing in again", async () => {
  const manager = await aMember(company, { role: "manager", reach: [company.harbor] });
  await company.owner.api.employees.removeAccess.mutate({
    ...anAttempt(),
    employeeId: manager.employeeId,
    expectedVersion: 1,
  });
  expect(await reachOf(manager)).toEqual({ rules: noRules, api: outdated });
  const noCompany = "You do not belong to a company yet.";
  expect(await reachOf(await memberOf(manager.login))).toEqual({
    rules: noRules,
    api: { whoAmI: OPEN, harbor: noCompany, market: noCompany },
  });
});

test("a manager who is moved reaches the new location at once, and the old one no more", async () => {
  const manager = await aMember(company, { role: "manager", reach: [company.harbor] });
  await give(manager, { role: "manager", locationIds: [company.market] });
  expect(await reachOf(manager)).toEqual({
    rules: { ...noRules, company: true, market: true },
    api: { whoAmI: OPEN, harbor: notThere, market: OPEN },
  });
});

test("a manager sees wages from the moment that it is allowed until it is withdrawn", async () => {
  const manager = await aMember(company, { role: "manager", reach: [company.harbor] });
  const place = { role: "manager" as const, locationIds: [company.harbor] };
  const seesWages = async () => (await reachOf(manager)).rules.wages;
  expect(await seesWages()).toBe(false);
  await give(manager, { ...place, mayViewWages: true });
  expect(await seesWages()).toBe(true);
  await give(manager, { ...place, mayViewWages: false });
  expect(await reachOf(manager)).toEqual({
    rules: { ...noRules, company: true, harbor: true },
    api: ofHarbor,
  });
});
