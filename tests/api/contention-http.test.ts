import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { appRouter } from "../../functions/src/api.ts";
import { trpcHandler } from "../../functions/src/rpc/handle-trpc.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { HOSTING_LIMIT_MILLIS } from "../support/hosting-limit.ts";
import type { LocalServer } from "../support/local-server.ts";
import { localServer } from "../support/local-server.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntryInput } from "../support/an-entry.ts";

const ENTRIES = 40;
const MOVES = 10;

interface Answered {
  status: number;
  millis: number;
  rule: string | null;
  message: string | null;
}

/** An instance of the function, which answers all of them, as a deployed one does. */
let instance: LocalServer;
let company: TestCompany;
let ana: EmployeeId;
let shiftIds: ShiftId[];

/** Mornings of all days, and afternoons of the first ones. */
beforeAll(async () => {
  instance = await localServer(async (request, response) => {
    const rawBody = await buffer(request);
    await trpcHandler(appRouter)(Object.assign(request, { rawBody }), response);
  });
  company = await aCompany();
  ana = await anEmployee(company);
  shiftIds = [];
  for (const index of Array.from({ length: MOVES }, (_, at) => at)) {
    const day = addDays(monday, index % 7);
    const range = index < 7 ? "09:00-12:00" : "15:00-17:00";
    shiftIds.push(await aShift(company, { employeeId: ana, day, range }));
  }
});

afterAll(() => instance.stop());

/** One request of its own, as from fifty browsers. */
async function post(path: string, input: object): Promise<Answered> {
  const begun = performance.now();
  const { idToken } = company.owner.login;
  const response = await fetch(`http://127.0.0.1:${instance.port}/api/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  const millis = performance.now() - begun;
  const { error } = JSON.parse(text.startsWith("{") ? text : "{}");
  const { message = null, data } = error ?? {};
  return { status: response.status, millis, rule: data?.rule?.code ?? null, message };
}

/** Half an hour each: before dawn, seven days long, six times. */
function addEntries(): Promise<Answered>[] {
  return Array.from({ length: ENTRIES }, (_, index) => {
    const hour = String(3 + Math.floor(index / 7)).padStart(2, "0");
    const day = addDays(monday, index % 7);
    return post(
      "timeEntries.add",
      anEntryInput(company, ana, { day, range: `${hour}:00-${hour}:30` }),
    );
  });
}

/** Each shift ends an hour later. */
async function shiftMoves(): Promise<object[]> {
  const { shifts } = await company.read();
  const plans = await Promise.all(shiftIds.map(async (id) => planOf(await shifts.get(id))));
  return plans.map((base, index) => {
    const endsAtLocal = base.endsAtLocal === "12:00" ? "13:00" : "18:00";
    const shift = { ...base, endsAtLocal };
    return { ...anAttempt(), shiftId: shiftIds[index], expectedVersion: 1, base, shift };
  });
}

const made = (all: readonly Answered[]) => all.filter(({ status }) => status === 200).length;

test("fifty changes of one person's week at once are made or ask to try again, before Hosting gives up", async () => {
  const moves = await shiftMoves();
  const [added, moved] = await Promise.all([
    Promise.all(addEntries()),
    Promise.all(moves.map((move) => post("schedules.saveShift", move))),
  ]);
  const all = [...added, ...moved];
  for (const refused of all.filter(({ status }) => status !== 200)) {
    expect(refused).toMatchObject({
      status: 409,
      rule: "busy",
      message: ruleSentence({ code: "busy", fields: {} }, onDevice),
    });
  }
  expect(Math.max(...all.map(({ millis }) => millis))).toBeLessThan(HOSTING_LIMIT_MILLIS);
  expect(made(all)).toBeGreaterThan(0);

  const store = await company.read();
  const week = await store.employeeWeeks.get(employeeWeekId(ana, monday));
  expect(week.entries).toHaveLength(made(added));
  expect(await store.timeEntries.list([["employeeId", "==", ana]])).toHaveLength(made(added));
  const shifts = await Promise.all(shiftIds.map((id) => store.shifts.get(id)));
  expect(shifts.map(({ version }) => version)).toEqual(
    moved.map(({ status }) => (status === 200 ? 2 : 1)),
  );
});
