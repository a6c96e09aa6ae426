import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { noAuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import { beforeAll, describe, expect, test } from "vitest";
import { setDisabled } from "../../functions/src/identity/users.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import type { TestKiosk } from "../support/a-kiosk.ts";
import { aKiosk } from "../support/a-kiosk.ts";
import { aPerson, aPinOf } from "../support/a-pin.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { saveRules } from "../support/save-rules.ts";
import { todayInNewYork } from "../support/today.ts";

const unknown = { rule: "pinUnknown" };
const reason = "The delivery came early.";

let company: TestCompany;
/** This week and the next are published at Harbor, where no one clocks in without a shift. */
beforeAll(async () => {
  company = await aCompany();
  const today = todayInNewYork();
  const value = { ...defaultRules.clock, unscheduled: "block" as const };
  await saveRules(company, { section: "clock", value }, today);
  for (const weekStart of [0, 7].map((days) => addDays(weekStartOf(today, "monday"), days))) {
    await aShift(company, { day: weekStart });
    const week = { locationId: company.harbor, weekStart };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  }
});

async function aManager(change: Parameters<typeof aMember>[1] = {}) {
  const max = await aMember(company, { role: "manager", name: "Max Lee", ...change });
  return { ...max, pin: await aPinOf(company, max.employeeId) };
}

/** The clock-in of a PIN as the tablet sends it with a manager's PIN. */
async function overriding(tablet: TestKiosk, pin: string, managerPin: string) {
  const punch = await tablet.punch(pin, "clockIn");
  return { ...punch, kind: "clockIn" as const, managerPin, reason };
}

describe("a clock-in that a rule refuses at a tablet", () => {
  test("is recorded once a manager allows it, with who, why and a row in the audit", async () => {
    const [tablet, max] = [await aKiosk(company), await aManager()];
    const { employeeId, pin } = await aPerson(company);
    const { kiosk } = tablet.api;
    expect(await refusalOf(kiosk.punch.mutate(await tablet.punch(pin, "clockIn")))).toMatchObject({
      rule: "notScheduled",
    });
    const input = await overriding(tablet, pin, max.pin);
    await kiosk.override.mutate(input);
    await kiosk.override.mutate({ ...input, reason: "Sent again." });
    const store = await company.read();
    const [entry, ...others] = await store.timeEntries.list([["employeeId", "==", employeeId]]);
    const { displayName: name } = await store.members.get(max.login.uid);
    expect([others, name === ""]).toEqual([[], false]);
    expect(entry).toMatchObject({ state: "clockedIn", version: 1 });
    expect(entry?.flags).toContain("managerOverride");
    expect(entry?.punches).toMatchObject([
      { source: "kiosk", override: { rule: "notScheduled", byName: name, reason } },
    ]);
    const audits = await store.timeEntryAudits.list([["employeeId", "==", employeeId]]);
    const [clockIn, allowed, ...more] = audits.toSorted((a, b) => a.sequence - b.sequence);
    expect(more).toEqual([]);
    expect(clockIn).toMatchObject({ action: "clockIn", actor: { name: "Ana Diaz" } });
    expect(allowed).toMatchObject({
      action: "override",
      reason,
      actor: { uid: max.login.uid, name, role: "manager" },
      origin: { source: "kiosk", device: "Front desk" },
    });
    const { rows } = await company.owner.api.timeEntryAudits.list.query({
      filters: { ...noAuditFilters, recordId: entry?.id ?? null },
      from: null,
    });
    expect(rows.map(({ act }) => act).toSorted()).toEqual(["clockIn", "override"]);
  });

  test("needs the PIN of a manager of that location, whose login is on, as of now", async () => {
    const tablet = await aKiosk(company);
    const [{ pin }, colleague] = [await aPerson(company), await aPerson(company)];
    const far = await aManager({ reach: [company.market] });
    const [left, off] = [await aManager(), await aManager()];
    const { employeeId, version } = await (await company.read()).members.get(left.login.uid);
    await inTransaction(async (unit) => {
      const { members } = companyStore(unit, company.companyId);
      members.save(left.login.uid, {
        ...(await members.get(left.login.uid)),
        employeeId,
        role: "employee",
        version: version + 1,
      });
    });
    await setDisabled(off.login.uid, true);
    const { kiosk } = tablet.api;
    const tries = [colleague.pin, far.pin, left.pin, off.pin, "000001"];
    for (const managerPin of tries) {
      const input = await overriding(tablet, pin, managerPin);
      expect(await refusalOf(kiosk.override.mutate(input))).toMatchObject(unknown);
    }
    const { wrongPins } = await (await company.read()).kiosks.get(tablet.kioskId);
    expect(wrongPins?.count).toBe(tries.length);
    const input = await overriding(tablet, pin, (await aManager()).pin);
    expect(await refusalOf(kiosk.override.mutate(input))).toMatchObject({
      rule: "tooManyAttempts",
    });
  });

  test("stays refused where no manager may decide, and leaves no mark where none is needed", async () => {
    const [tablet, max] = [await aKiosk(company), await aManager()];
    const { pin } = await aPerson(company);
    const { kiosk } = tablet.api;
    await kiosk.override.mutate(await overriding(tablet, pin, max.pin));
    const again = await overriding(tablet, pin, max.pin);
    expect(await refusalOf(kiosk.override.mutate(again))).toMatchObject({
      rule: "alreadyClockedIn",
    });
    const market = await aKiosk(company, company.market);
    const far = await aManager({ reach: [company.market], locationIds: [company.market] });
    const ben = await aPerson(company, { locationIds: [company.market] });
    await market.api.kiosk.override.mutate(await overriding(market, ben.pin, far.pin));
    const [entry] = await (
      await company.read()
    ).timeEntries.list([["employeeId", "==", ben.employeeId]]);
    expect([entry?.flags, entry?.punches[0]?.override]).toEqual([[], null]);
  });
});
