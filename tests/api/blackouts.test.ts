import { beforeAll, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Blackout } from "@crewline/domain/records/time-off/blackout";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aRequest, ask, decide } from "../support/time-off-requests.ts";
import { todayInNewYork } from "../support/today.ts";

const from = addDays(todayInNewYork(), 30);
const season: Blackout = {
  id: "season",
  name: "Holiday season",
  from,
  until: addDays(from, 9),
  locationIds: null,
};

let company: TestCompany;
let ana: Awaited<ReturnType<typeof aMember>>;
let manager: Awaited<ReturnType<typeof aMember>>;

beforeAll(async () => {
  company = await aCompany();
  ana = await aMember(company);
  manager = await aMember(company, { role: "manager", name: "Marcus Lee" });
});

async function setBlackouts(blackouts: Blackout[]) {
  const { version: expectedVersion } = await (await company.read()).company();
  const input = { ...anAttempt(), expectedVersion, blackouts };
  return company.owner.api.settings.saveBlackouts.mutate(input);
}

test("an employee can't request time off in a blackout, which the refusal names", async () => {
  await setBlackouts([season]);
  expect(await refusalOf(ask(ana, ana.employeeId, addDays(from, 3)))).toMatchObject({
    code: "CONFLICT",
    rule: "timeOffBlackout",
    message: expect.stringMatching(/^No time off can be requested in Holiday season \(/u),
  });
  const timeOffId = await ask(ana, ana.employeeId, addDays(from, 10));
  expect((await (await company.read()).timeOff.get(timeOffId)).blackout).toBeUndefined();
});

test("a manager enters time off in a blackout with a reason, which it keeps", async () => {
  await setBlackouts([season]);
  const entry = (blackoutReason?: string) =>
    manager.api.calendar.requestTimeOff.mutate({
      ...aRequest(ana.employeeId, addDays(from, 1), { isApproved: true }),
      ...(blackoutReason !== undefined && { blackoutReason }),
    });
  expect(await refusalOf(entry())).toMatchObject({
    rule: "blackoutReasonNeeded",
    message: "Enter a reason for time off in Holiday season.",
  });
  const { timeOffId } = await entry("Her brother's wedding");
  expect(await (await company.read()).timeOff.get(timeOffId)).toMatchObject({
    state: "approved",
    blackout: { name: "Holiday season", reason: "Her brother's wedding" },
  });
});

test("a blackout of another location, and requests from before it, change nothing", async () => {
  await setBlackouts([{ ...season, locationIds: [company.market] }]);
  const timeOffId = await ask(ana, ana.employeeId, addDays(from, 5));
  await setBlackouts([season]);
  await decide(manager, timeOffId);
  expect((await (await company.read()).timeOff.get(timeOffId)).state).toBe("approved");
});

test("the history of the company names blackouts that were added", async () => {
  await setBlackouts([]);
  await setBlackouts([season]);
  const { rows } = await company.owner.api.settings.history.query({ from: null });
  expect(JSON.stringify(rows)).toContain("Holiday season");
  const wrong = setBlackouts([{ ...season, until: addDays(from, -1) }]);
  expect(await refusalOf(wrong)).toMatchObject({ code: "BAD_REQUEST" });
});

test("a manager sets blackouts of the locations that they manage, and no others", async () => {
  await setBlackouts([season]);
  const own = { ...season, id: "own", name: "Stocktaking", locationIds: [company.harbor] };
  const save = async (blackouts: Blackout[]) => {
    const { version: expectedVersion } = await (await company.read()).company();
    const input = { ...anAttempt(), expectedVersion, blackouts };
    return manager.api.settings.saveBlackouts.mutate(input);
  };
  await save([season, own]);
  expect((await (await company.read()).company()).blackouts).toEqual([season, own]);
  for (const wrong of [[own], [season, { ...own, locationIds: [company.market] }]]) {
    expect(await refusalOf(save(wrong))).toMatchObject({ rule: "blackoutElsewhere" });
  }
  expect(await refusalOf(ask(ana, ana.employeeId, addDays(from, 3)))).toMatchObject({
    rule: "timeOffBlackout",
  });
});
