import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import { expect, test } from "vitest";
import { removeUnpairedKeys } from "../../functions/src/jobs/remove-unpaired-keys.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { sendWaiting } from "../../web/src/areas/kiosk/desk/send-waiting.ts";
import type { WaitingPunch } from "../../web/src/areas/kiosk/desk/kiosk-store.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import type { TestKiosk } from "../support/a-kiosk.ts";
import { aKiosk } from "../support/a-kiosk.ts";
import { aPerson, aPinOf } from "../support/a-pin.ts";
import { anAttempt } from "../support/api-client.ts";

const MINUTE = 60_000;
const PEOPLE = 30;

/** The minutes before the tablet is online again at which the first person taps. */
const taps: readonly [PunchKind, number][] = [
  ["clockIn", 475],
  ["startBreak", 400],
  ["endBreak", 370],
  ["clockOut", 260],
  ["clockIn", 240],
  ["startBreak", 160],
  ["endBreak", 130],
  ["clockOut", 30],
];

interface Tap {
  employeeId: EmployeeId;
  kind: PunchKind;
  minutesAgo: number;
}

async function aCrew(company: TestCompany) {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Person ${index + 1}`,
    email: null,
    jobRole: "Barista",
    rateTenThousandths: 185_000,
  }));
  const crew = { ...anAttempt(), people, locationIds: [company.harbor], ratesFrom: "2026-01-01" };
  const { employeeIds } = await company.owner.api.employees.add.mutate(crew);
  return Promise.all(
    employeeIds.map(async (employeeId) => ({ employeeId, pin: await aPinOf(company, employeeId) })),
  );
}

/** A tablet that keeps its punches in memory, with clocks that run right. */
function aQueue(tablet: TestKiosk) {
  const now = Date.now();
  const kept: WaitingPunch[] = [];
  const clocks = {
    now: () => new Date().toISOString(),
    page: "tablet",
    pageMs: () => Date.now() - now + 8 * 60 * MINUTE,
  };
  return {
    clocks,
    kept,
    waiting: async () => [...kept],
    remove: async (ids: readonly string[]) => {
      for (const id of ids)
        kept.splice(
          kept.findIndex((punch) => punch.id === id),
          1,
        );
    },
    tap: async (pin: string, kind: PunchKind, minutesAgo: number) => {
      const at = new Date(now - minutesAgo * MINUTE).toISOString();
      const pageMs = clocks.pageMs() - (Date.now() - now) - minutesAgo * MINUTE;
      const punch = await tablet.punch(pin, kind, at);
      kept.push({ ...punch, tapped: { at, page: "tablet", pageMs }, order: kept.length + 1 });
    },
  };
}

test("eight hours offline, 30 people and 240 punches: all are there once, in order, at their times", async () => {
  const company = await aCompany();
  const [tablet, crew] = [await aKiosk(company), await aCrew(company)];
  const queue = aQueue(tablet);
  const plan = crew
    .flatMap(({ employeeId, pin }, index) =>
      taps.map(([kind, from]) => ({ employeeId, pin, kind, minutesAgo: from - index * 0.5 })),
    )
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  for (const { pin, kind, minutesAgo } of plan) await queue.tap(pin, kind, minutesAgo);
  const all = [...queue.kept];
  expect(all).toHaveLength(240);
  expect(JSON.stringify(all)).not.toMatch(new RegExp(crew.map(({ pin }) => `"${pin}"`).join("|")));
  const send = tablet.api.kiosk.sync.mutate;
  expect(await sendWaiting(queue, (punches) => send({ punches }), queue.clocks)).toBe(true);
  expect(queue.kept).toEqual([]);

  // The answer to a call may have been lost: all of it once more changes nothing.
  queue.kept.push(...all.slice(0, 30));
  await sendWaiting(queue, (punches) => send({ punches }), queue.clocks);

  const store = await company.read();
  const entries = await store.timeEntries.list([]);
  expect(entries).toHaveLength(PEOPLE * 2);
  expect(entries.every(({ state, flags }) => state === "closed" && flags.includes("offline"))).toBe(
    true,
  );
  const punches = entries.flatMap(({ employeeId, punches: made }) =>
    made.map((punch) => ({ ...punch, employeeId })),
  );
  expect(punches).toHaveLength(240);
  const inTime = punches.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  expect(inTime.map(({ employeeId, kind }) => `${employeeId} ${kind}`)).toEqual(
    plan.map(({ employeeId, kind }: Tap) => `${employeeId} ${kind}`),
  );
  for (const [index, punch] of inTime.entries()) {
    expect(punch.deviceAt).toBe(all[index]?.at);
    expect(Math.abs(Date.parse(punch.at) - Date.parse(all[index]?.at ?? ""))).toBeLessThan(10_000);
    expect(punch).toMatchObject({ source: "kiosk", wasOffline: true });
    expect(punch.device).toEqual({ id: tablet.kioskId, name: "Front desk" });
  }
  expect(await store.unplacedPunches.list([])).toEqual([]);
}, 240_000);

test("an unknown PIN and an impossible punch wait for a manager, and the answer tells neither", async () => {
  const company = await aCompany();
  const [tablet, ana] = [await aKiosk(company), await aPerson(company)];
  const queue = aQueue(tablet);
  await queue.tap("000001", "clockIn", 90);
  await queue.tap(ana.pin, "clockOut", 60);
  await queue.tap(ana.pin, "clockIn", 30);
  const ids = queue.kept.map(({ id }) => id);
  const answers: string[][] = [];
  const send = async (punches: Parameters<typeof tablet.api.kiosk.sync.mutate>[0]["punches"]) => {
    const answer = await tablet.api.kiosk.sync.mutate({ punches });
    answers.push(answer.received.toSorted());
    return answer;
  };
  await sendWaiting(queue, send, queue.clocks);
  expect(answers).toEqual([ids.toSorted()]);
  const store = await company.read();
  const unplaced = await store.unplacedPunches.list([]);
  const found = Object.fromEntries(unplaced.map((one) => [one.id, one]));
  expect(found[ids[0] ?? ""]).toMatchObject({
    employeeId: null,
    locationId: company.harbor,
    rule: { code: "pinUnknown" },
    punch: { source: "kiosk", device: { name: "Front desk" } },
  });
  expect(found[ids[1] ?? ""]).toMatchObject({
    employeeId: ana.employeeId,
    rule: { code: "notClockedIn" },
  });
  expect(unplaced).toHaveLength(2);
  expect(await store.timeEntries.list([])).toMatchObject([{ state: "clockedIn" }]);
});

test("the keys of a tablet are removed 30 days after it was unpaired, and no others", async () => {
  const company = await aCompany();
  const tablets = [await aKiosk(company), await aKiosk(company), await aKiosk(company)];
  const [old, young] = tablets.map(({ kioskId }) => kioskId);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * MINUTE).toISOString();
  for (const [kioskId, days] of [
    [old, 30.01],
    [young, 29.9],
  ] as const) {
    if (kioskId === undefined) throw new Error("There is no such tablet.");
    await company.owner.api.locations.unpairKiosk.mutate({ ...anAttempt(), kioskId });
    await inTransaction(async (unit) => {
      const { kiosks } = companyStore(unit, company.companyId);
      const device = await kiosks.get(kioskId);
      kiosks.save(kioskId, { ...device, revokedAt: daysAgo(days) });
    });
  }
  await removeUnpairedKeys(company.companyId);
  await removeUnpairedKeys(company.companyId);
  const { kioskKeys } = await company.read();
  const kept = await Promise.all(tablets.map(({ kioskId }) => kioskKeys.find(kioskId)));
  expect(kept.map((keys) => keys !== null)).toEqual([false, true, true]);
});

test("punches that wait through a new pairing are opened by the keys of the earlier one", async () => {
  const company = await aCompany();
  const [tablet, ana] = [await aKiosk(company), await aPerson(company)];
  const queue = aQueue(tablet);
  await queue.tap(ana.pin, "clockIn", 30);
  const unpair = { ...anAttempt(), kioskId: tablet.kioskId };
  await company.owner.api.locations.unpairKiosk.mutate(unpair);
  const again = await aKiosk(company);
  const send = again.api.kiosk.sync.mutate;
  expect(await sendWaiting(queue, (punches) => send({ punches }), queue.clocks)).toBe(true);
  const store = await company.read();
  expect(await store.timeEntries.list([])).toMatchObject([{ employeeId: ana.employeeId }]);
});
