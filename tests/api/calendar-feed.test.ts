import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readCalendar } from "@crewline/domain/projections/files/read-calendar.test-support";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { calendarFeeds } from "../../functions/src/store/calendar-feeds.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { todayInNewYork } from "../support/today.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const aToken = () => randomBytes(32).toString("base64url");

async function aFeed({ api }: Pick<Member, "api">): Promise<string> {
  const { url } = await api.user.renewCalendarFeed.mutate({ ...anAttempt(), token: aToken() });
  return url;
}

const publish = ({ owner, harbor }: TestCompany) =>
  owner.api.schedules.publish.mutate({ ...anAttempt(), locationId: harbor, weekStart });

async function entriesAt(url: string) {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  return readCalendar(await answer.text()).entries;
}

async function statusAt(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.text();
  return answer.status;
}

test("a person's calendar holds published shifts, follows their changes and keeps what went", async () => {
  const company = await aCompany();
  const [ana, ben] = [await aMember(company), await aMember(company, { name: "Ben" })];
  const [annas, bens] = [await aFeed(ana), await aFeed(ben)];
  const shiftId = await aShift(company, { employeeId: ana.employeeId, day: weekStart });
  expect(await entriesAt(annas), "a draft is not in a feed").toEqual([]);

  await publish(company);
  const [first, ...others] = await entriesAt(annas);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ SEQUENCE: "1000", STATUS: "CONFIRMED", LOCATION: "Harbor" });
  expect(await entriesAt(bens)).toEqual([]);

  const { shifts } = await company.read();
  const planned = await shifts.get(shiftId);
  const saveFor = async (employeeId: EmployeeId, startsAtLocal: string) => {
    const { version: expectedVersion } = await (await company.read()).shifts.get(shiftId);
    const { locationId, jobRoleId, day, endsAtLocal, unpaidBreakSeconds, note } = planned;
    const shift = { locationId, jobRoleId, day, endsAtLocal, unpaidBreakSeconds, note };
    const hours = { startsAtLocal, startsInRepeatedHour: null, endsInRepeatedHour: null };
    const edit = { ...anAttempt(), shiftId, expectedVersion };
    const saved = { ...shift, ...hours, employeeId };
    await company.owner.api.schedules.saveShift.mutate({ ...edit, shift: saved });
    await publish(company);
  };
  await saveFor(ana.employeeId, "10:00");
  const [moved] = await entriesAt(annas);
  expect(moved).toMatchObject({ UID: first?.["UID"], SEQUENCE: "2000", STATUS: "CONFIRMED" });
  expect(moved?.["DTSTART"]).not.toBe(first?.["DTSTART"]);

  await saveFor(ben.employeeId, "10:00");
  expect(await entriesAt(annas)).toMatchObject([
    { UID: first?.["UID"], SEQUENCE: "3000", STATUS: "CANCELLED" },
  ]);
  expect(await entriesAt(bens)).toMatchObject([{ SEQUENCE: "3000", STATUS: "CONFIRMED" }]);
});

describe("the address of a calendar", () => {
  test("is answered without a sign-in, never cached on the way, and only when it changed", async () => {
    const url = await aFeed(await aMember(await aCompany()));
    const answer = await fetch(url);
    expect(url.startsWith(`${appUrl}/api/calendar/`)).toBe(true);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache, no-store");
    const again = await fetch(url, {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const posted = await fetch(url, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("is stored as a hash and stays the same when its attempt is repeated", async () => {
    const { api, login } = await aMember(await aCompany());
    const input = { ...anAttempt(), token: aToken() };
    const made = await api.user.renewCalendarFeed.mutate(input);
    expect(await api.user.renewCalendarFeed.mutate(input)).toEqual(made);
    expect(await statusAt(made.url)).toBe(200);
    const stored = await calendarFeeds(await readingUnit()).list([["uid", "==", login.uid]]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(input.token);
  });

  test("stops with a new one, with switching off, and with the login's access", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const first = await aFeed(ana);
    const second = await aFeed(ana);
    expect([await statusAt(first), await statusAt(second)]).toEqual([404, 200]);
    await ana.api.user.endCalendarFeed.mutate(anAttempt());
    expect(await statusAt(second)).toBe(404);
    const third = await aFeed(ana);
    await changeAccount(ana.login.uid, { disableUser: true });
    expect(await statusAt(third)).toBe(404);
    await changeAccount(ana.login.uid, { disableUser: false });
    expect(await statusAt(third)).toBe(200);
    const { employeeId, login } = ana;
    const { version: expectedVersion } = await (await company.read()).members.get(login.uid);
    const removal = { ...anAttempt(), employeeId, expectedVersion };
    await company.owner.api.employees.removeAccess.mutate(removal);
    expect(await statusAt(third)).toBe(404);
  });

  test.each([
    ["unknown", `${aToken()}.ics`],
    ["too short", "abc.ics"],
    ["of another kind", aToken()],
    ["a path of its own", `${aToken()}.ics/more`],
    ["no token at all", `__proto__.ics`],
  ])("is nothing when it is %s", async (_what, name) => {
    const answer = await fetch(`${appUrl}/api/calendar/${name}`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      "There is no calendar at this address.\n",
    ]);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("private");
  });

  test("is refused to users without shifts, and drawn at random", async () => {
    const company = await aCompany();
    const { api } = company.owner;
    const mine = api.user.renewCalendarFeed.mutate({ ...anAttempt(), token: aToken() });
    expect(await refusalOf(mine)).toMatchObject({ rule: "noOwnRecord" });
    const ana = await aMember(company, { name: randomUUID() });
    const simple = ana.api.user.renewCalendarFeed.mutate({
      ...anAttempt(),
      token: "a".repeat(43),
    });
    expect(await refusalOf(simple)).toMatchObject({ code: "BAD_REQUEST" });
  });
});
