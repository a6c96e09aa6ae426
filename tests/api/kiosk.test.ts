import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { getUntypedClient } from "@trpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyRow } from "./access/row.ts";
import { typeOf } from "./access/call-procedures.ts";
import { accessTable } from "./access-table.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { kioskPairings } from "../../functions/src/store/kiosk-pairings.ts";
import { kioskPairingId } from "../../functions/src/identity/pairing-code.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { aKiosk, aSecret } from "../support/a-kiosk.ts";
import { aPerson } from "../support/a-pin.ts";
import { anAttempt, apiFor, apiWith, refusalOf } from "../support/api-client.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const notPaired = { code: "UNAUTHORIZED", rule: "kioskNotPaired" };
const codeInvalid = { rule: "pairingCodeInvalid" };

async function aCode() {
  const input = { ...anAttempt(), locationId: company.harbor, name: "Front desk" };
  return company.owner.api.locations.pairKiosk.mutate(input);
}

const pair = (code: string, secret = aSecret()) => apiFor(null).kiosk.pair.mutate({ code, secret });

describe("a pairing code", () => {
  test("pairs one tablet: a repeated call is answered alike, another tablet is refused", async () => {
    const { code } = await aCode();
    const secret = aSecret();
    const first = await pair(code.toLowerCase(), secret);
    expect(await pair(code, secret)).toEqual(first);
    expect(await refusalOf(pair(code))).toMatchObject(codeInvalid);
    const { locationId, name, pairedByName } = await (
      await company.read()
    ).kiosks.get(first.kioskId);
    expect([locationId, name]).toEqual([company.harbor, "Front desk"]);
    expect(pairedByName).not.toBe("");
    const { rows } = await company.owner.api.locations.history.query({
      locationId: company.harbor,
      from: null,
    });
    expect(rows[0]).toMatchObject({ act: "kioskPaired", of: "Front desk" });
  });

  test("is refused after ten minutes, and when it never was", async () => {
    const { code } = await aCode();
    await inTransaction(async (unit) => {
      const id = kioskPairingId(code);
      const pairing = await kioskPairings(unit).get(id);
      kioskPairings(unit).save(id, { ...pairing, expiresAt: "2026-01-01T00:00:00.000Z" });
    });
    expect(await refusalOf(pair(code))).toMatchObject(codeInvalid);
    expect(await refusalOf(pair("22222222"))).toMatchObject(codeInvalid);
  });
});

describe("a tablet", () => {
  test("that is unpaired is refused with its next call, as a stranger and a person are", async () => {
    const [tablet, twin] = [await aKiosk(company), await aKiosk(company)];
    const { pin } = await aPerson(company);
    const other = await aCompany();
    const strangers = [
      apiFor(null),
      company.owner.api,
      apiWith(tablet.credential.replace(company.companyId, other.companyId)),
      apiWith(tablet.credential.replace(tablet.kioskId, twin.kioskId)),
      apiWith(tablet.credential.replace("Kiosk", "Bearer")),
    ];
    expect(await tablet.api.kiosk.state.query()).toMatchObject({ locationName: "Harbor" });
    const unpair = { ...anAttempt(), kioskId: tablet.kioskId };
    await company.owner.api.locations.unpairKiosk.mutate(unpair);
    const punch = await tablet.punch(pin, "clockIn");
    const sending = { wasQueued: true, deviceNow: punch.at, elapsedMs: null };
    for (const { kiosk } of [...strangers, tablet.api]) {
      const calls = [
        kiosk.state.query(),
        kiosk.identify.mutate({ pin }),
        kiosk.punch.mutate(punch),
        kiosk.sync.mutate({ punches: [{ ...punch, sending }] }),
      ];
      const refusals = await Promise.all(calls.map(refusalOf));
      expect(refusals).toMatchObject(refusals.map(() => notPaired));
    }
    expect(await twin.api.kiosk.state.query()).toMatchObject({ name: "Front desk" });
  });

  test("says how many punches wait on it; one of an earlier release says nothing", async () => {
    const { kioskId, api } = await aKiosk(company);
    const store = await company.read();
    const kept = async () => (await store.kiosks.get(kioskId)).waiting;
    const since = "2026-03-02T14:00:00.000Z";
    await api.kiosk.state.query({ waiting: { count: 3, since } });
    expect(await kept()).toEqual({ count: 3, since });
    await api.kiosk.state.query();
    expect(await kept()).toEqual({ count: 3, since });
    await api.kiosk.state.query({ waiting: { count: 1, since: "2199-01-01T00:00:00.000Z" } });
    const { since: clamped } = await kept();
    expect(Date.parse(clamped ?? "")).toBeLessThanOrEqual(Date.now());
    for (const waiting of [
      { count: 10_000, since },
      { count: 1, since: null },
      { count: -1, since },
    ]) {
      const refused = await refusalOf(api.kiosk.state.query({ waiting }));
      expect(refused).toMatchObject({ code: "BAD_REQUEST" });
    }
    await api.kiosk.state.query({ waiting: { count: 0, since: null } });
    expect(await kept()).toEqual({ count: 0, since: null });
  });

  test("opens no procedure of a person", async () => {
    const { credential } = await aKiosk(company);
    const client = getUntypedClient(apiWith(credential));
    const rows = Object.entries<AnyRow>(accessTable).filter(
      ([, { guard }]) => guard !== "kiosk" && guard !== "anyone",
    );
    expect(rows.length).toBeGreaterThan(140);
    const answers = await Promise.all(
      rows.map(async ([path]) => {
        const input = { companyId: company.companyId };
        const call =
          typeOf(path) === "query" ? client.query(path, input) : client.mutation(path, input);
        return (await refusalOf(call)).code;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(["UNAUTHORIZED"]));
  });

  test("of another company knows no PIN of this one", async () => {
    const { pin } = await aPerson(company);
    const other = await aCompany();
    const strange = await aKiosk(other);
    expect(await refusalOf(strange.api.kiosk.identify.mutate({ pin }))).toMatchObject({
      rule: "pinUnknown",
    });
  });
});

describe("a PIN at a tablet", () => {
  test("greets its employee, whose punches are made there, with the tablet's name", async () => {
    const tablet = await aKiosk(company);
    const { employeeId, pin } = await aPerson(company);
    const { kiosk } = tablet.api;
    expect(await kiosk.identify.mutate({ pin })).toEqual({
      firstName: "Ana",
      state: "out",
      since: null,
      possible: ["clockIn"],
      workedSecondsToday: 0,
      shift: null,
      listsLeft: [],
      jobRoles: [],
    });
    const clockIn = await tablet.punch(pin, "clockIn");
    await kiosk.punch.mutate(clockIn);
    await kiosk.punch.mutate(clockIn);
    expect(await kiosk.identify.mutate({ pin })).toMatchObject({
      state: "working",
      possible: ["clockOut", "startBreak"],
    });
    await kiosk.punch.mutate(await tablet.punch(pin, "startBreak"));
    expect(await kiosk.identify.mutate({ pin })).toMatchObject({
      state: "onBreak",
      possible: ["endBreak", "clockOut"],
    });
    expect(await refusalOf(kiosk.punch.mutate(await tablet.punch(pin, "clockIn")))).toMatchObject({
      rule: "alreadyClockedIn",
    });
    await kiosk.punch.mutate(await tablet.punch(pin, "clockOut"));
    const store = await company.read();
    const [entry, ...others] = await store.timeEntries.list([["employeeId", "==", employeeId]]);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ state: "closed", locationId: company.harbor });
    const device = { id: tablet.kioskId, name: "Front desk" };
    expect(entry?.punches).toMatchObject(
      ["clockIn", "startBreak", "clockOut"].map((kind) => ({ kind, source: "kiosk", device })),
    );
  });

  test("of an employee elsewhere, and one moved from another punch, do not work", async () => {
    const tablet = await aKiosk(company);
    const [ana, far] = [
      await aPerson(company),
      await aPerson(company, { locationIds: [company.market] }),
    ];
    const { kiosk } = tablet.api;
    const moved = { ...(await tablet.punch(ana.pin, "clockIn")), kind: "clockOut" as const };
    expect(await refusalOf(kiosk.identify.mutate({ pin: far.pin }))).toMatchObject({
      rule: "pinUnknown",
    });
    expect(await refusalOf(kiosk.punch.mutate(moved))).toMatchObject({ rule: "pinUnknown" });
  });

  test("that is wrong five times, also at once, makes everyone at the tablet wait", async () => {
    const tablet = await aKiosk(company);
    const { pin } = await aPerson(company);
    const { kiosk } = tablet.api;
    const guesses = ["000001", "000002", "000003", "000004", "000005"];
    const refusals = await Promise.all(
      guesses.map((guess) => refusalOf(kiosk.identify.mutate({ pin: guess }))),
    );
    expect(refusals).toMatchObject(guesses.map(() => ({ rule: "pinUnknown" })));
    expect(await refusalOf(kiosk.identify.mutate({ pin }))).toMatchObject({
      rule: "tooManyAttempts",
      message: expect.stringMatching(/Try again in \d+ seconds/u),
    });
    const { wrongPins } = await (await company.read()).kiosks.get(tablet.kioskId);
    expect(wrongPins?.count).toBe(5);
  });
});

test("a job role that is unclear at a tablet without a connection is left to the reviewer", async () => {
  const [tablet, own] = [await aKiosk(company), [roleId("barista"), roleId("cook")]];
  const { jobRoles } = await tablet.api.kiosk.state.query();
  expect(jobRoles).toContainEqual({ id: "cook", name: "Cook" });
  const store = await company.read();
  const clockInAs = async (jobRoleId: JobRoleId | null) => {
    const { employeeId, pin } = await aPerson(company);
    await inTransaction(async (unit) => {
      const { employees } = companyStore(unit, company.companyId);
      employees.save(employeeId, { ...(await employees.get(employeeId)), jobRoleIds: own });
    });
    const punch = { ...(await tablet.punch(pin, "clockIn")), jobRoleId };
    const sending = { wasQueued: true, deviceNow: punch.at, elapsedMs: null };
    await tablet.api.kiosk.sync.mutate({ punches: [{ ...punch, sending }] });
    const [entry] = await store.timeEntries.list([["employeeId", "==", employeeId]]);
    return [entry?.jobRoleId, entry?.flags.includes("roleToCheck")];
  };
  expect(await clockInAs(roleId("cook"))).toEqual(["cook", false]);
  expect(await clockInAs(null)).toEqual(["barista", true]);
  expect(await clockInAs(roleId("lead"))).toEqual(["barista", true]);
});
