import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import {
  approvedOff,
  aSharedPerson,
  laterDay,
  saveWork,
  versionOf,
} from "../support/a-shared-person.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

let company: TestCompany;
let marcus: Member & { employeeId: EmployeeId };
let mina: Member & { employeeId: EmployeeId };
beforeAll(async () => {
  company = await aCompany();
  const { harbor, market } = company;
  marcus = await aMember(company, { role: "manager", name: "Marcus Lee", locationIds: [harbor] });
  mina = await aMember(company, { role: "manager", name: "Mina Park", locationIds: [market] });
});

async function mailsTo({ login }: Member) {
  const all = await mail(await readingUnit()).list([["to", "==", login.email]]);
  return all.map(({ content }) => content);
}

describe("time off of a person who works at two locations", () => {
  test("approved by one manager opens the shifts there alone, and the other one is notified", async () => {
    const shared = await aSharedPerson(company, "Cora Bell");
    const preview = await marcus.api.calendar.previewTimeOff.query({
      employeeId: shared.employeeId,
      from: laterDay(1),
      until: laterDay(2),
      part: null,
    });
    expect(preview.shifts.map(({ id }) => id)).toEqual([shared.here]);
    expect(preview.elsewhere).toEqual([{ locationId: company.market, count: 1 }]);
    await marcus.api.calendar.requestTimeOff.mutate(approvedOff(shared.employeeId));
    const { shifts } = await company.read();
    expect((await shifts.get(shared.here)).employeeId).toBeNull();
    expect((await shifts.get(shared.published)).employeeId).toBe(shared.employeeId);
    const told = (await mailsTo(mina)).filter(
      (content) => content.kind === "shiftsToCover" && content.employeeName === "Cora Bell",
    );
    expect(told).toMatchObject([
      {
        because: "timeOff",
        locationName: "Market",
        shifts: [{ day: laterDay(1) }, { day: laterDay(2) }],
      },
    ]);
  });

  test("approved by an admin opens all of them and sends no mail", async () => {
    const shared = await aSharedPerson(company, "Dan Ives");
    await company.owner.api.calendar.requestTimeOff.mutate(approvedOff(shared.employeeId));
    const { shifts } = await company.read();
    const [wednesday = aShiftId("none")] = shared.drafts;
    const found = await shifts.findAll([shared.here, shared.published, wednesday]);
    expect(found.map(({ employeeId }) => employeeId)).toEqual([null, null, null]);
    expect(JSON.stringify(await mailsTo(mina))).not.toContain("Dan Ives");
  });
});

describe("the employment of a person who works at two locations", () => {
  test("is ended, paused and taken up again only by who manages both", async () => {
    const { employeeId } = await aSharedPerson(company, "Eve Ross");
    const edit = {
      ...anAttempt(),
      employeeId,
      expectedVersion: await versionOf(company, employeeId),
    };
    const lastDay = laterDay(0);
    const ending = marcus.api.employees.setEmploymentEnd.mutate({
      ...edit,
      lastDay,
      cause: resigned,
    });
    expect(await refusalOf(ending)).toMatchObject({
      rule: "alsoWorksElsewhere",
      message:
        "Eve Ross also works at Market, which you don't manage. Ask an admin, or take Eve Ross off your own locations.",
    });
    const both = await aMember(company, {
      role: "manager",
      name: "Bea Both",
      reach: [company.harbor, company.market],
    });
    await both.api.employees.setEmploymentEnd.mutate({
      ...edit,
      ...anAttempt(),
      lastDay,
      cause: resigned,
    });
    expect((await (await company.read()).employees.get(employeeId)).terminatedOn).toBe(lastDay);
  });

  test("that ends leaves shifts at a former location to its managers", async () => {
    const { harbor, market, owner } = company;
    const employeeId = await anEmployee(company, { name: "Finn Old", locationIds: [market] });
    const there = await aShift(company, { employeeId, locationId: market, day: laterDay(3) });
    await saveWork(company, owner.api, { id: employeeId, locationIds: [harbor] });
    await marcus.api.employees.setEmploymentEnd.mutate({
      ...anAttempt(),
      employeeId,
      expectedVersion: await versionOf(company, employeeId),
      lastDay: addDays(todayInNewYork(), -1),
      cause: resigned,
    });
    const { shifts } = await company.read();
    expect((await shifts.get(there)).employeeId).toBe(employeeId);
    const told = (await mailsTo(mina)).filter(({ kind }) => kind === "shiftsToCover");
    expect(told).toContainEqual(
      expect.objectContaining({ because: "left", employeeName: "Finn Old" }),
    );
  });
});
