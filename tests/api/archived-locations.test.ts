import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember, anEmployee, archiveLocation } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { aKiosk } from "../support/a-kiosk.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";

const ahead = "2126-03-04";

let company: TestCompany;
let owner: Api;

beforeAll(async () => {
  company = await aCompany();
  owner = company.owner.api;
});

const read = async (id: LocationId) => (await company.read()).locations.get(id);
const pier = () => aLocation(owner, `Pier ${randomUUID().slice(0, 8)}`);

describe("an archived location", () => {
  const archive = (locationId: LocationId, movesPeopleTo: LocationId | null = null) =>
    archiveLocation(company, locationId, movesPeopleTo);
  const undone = async (batchId: BatchId) =>
    (await owner.locations.undoBatch.mutate({ ...anAttempt(), batchId })).rows;
  const undo = async (batchId: BatchId) => (await undone(batchId)).map(({ problem }) => problem);

  test("has no shifts ahead and no one clocked in", async () => {
    const id = await pier();
    const kim = await aMember(company, { name: "Kim Roy", locationIds: [id] });
    const shiftId = await aShift(company, { locationId: id, day: ahead });
    await kim.api.timeEntries.clockIn.mutate({ ...anAttempt(), locationId: id, jobRoleId: null });
    const preview = await owner.locations.previewArchive.query({ locationIds: [id] });
    expect(preview.locations).toEqual([
      {
        locationId: id,
        shiftCount: 1,
        firstShiftDay: ahead,
        clockedIn: ["Kim Roy"],
        onlyHere: [{ id: kim.employeeId, name: "Kim Roy" }],
      },
    ]);
    expect((await archive(id)).problem).toMatch(/^Kim Roy is clocked in at Pier/u);
    await kim.api.timeEntries.clockOut.mutate(anAttempt());
    expect((await archive(id)).problem).toMatch(/^There is still a shift planned at Pier/u);
    await owner.schedules.cancelShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 1 });
    await archive(id);
    expect(await read(id)).toMatchObject({ status: "archived" });
  });

  test("has no tablets: they are unpaired with it, and stay so when it is restored", async () => {
    const id = await pier();
    const [tablet, far] = [await aKiosk(company, id), await aKiosk(company)];
    const { batchId } = await archive(id);
    const refused = { rule: "kioskNotPaired" };
    expect(await refusalOf(tablet.api.kiosk.state.query())).toMatchObject(refused);
    expect(await far.api.kiosk.state.query()).toMatchObject({ locationName: "Harbor" });
    expect(await undo(batchId)).toEqual([null]);
    expect(await refusalOf(tablet.api.kiosk.state.query())).toMatchObject(refused);
    const { rows } = await owner.locations.history.query({ locationId: id, from: null });
    expect(
      rows
        .map(({ act }) => act)
        .slice(0, 4)
        .toSorted(),
    ).toEqual(["archived", "kioskPaired", "kioskUnpaired", "restored"]);
  });

  test("gives those who work nowhere else another place, and wages follow them", async () => {
    const id = await pier();
    const [only, both] = [
      await anEmployee(company, { locationIds: [id] }),
      await anEmployee(company, { locationIds: [id, company.market] }),
    ];
    await archive(id, company.harbor);
    const { employees, wageChanges } = await company.read();
    expect((await employees.get(only)).locationIds).toEqual([company.harbor]);
    expect((await employees.get(both)).locationIds).toEqual([id, company.market]);
    const [wage] = await wageChanges.list([["employeeId", "==", only]]);
    expect(wage?.employeeLocationIds).toEqual([company.harbor]);
  });

  test("hands requests for time off over with the people, to a manager who decides them", async () => {
    const id = await pier();
    const kim = await aMember(company, { name: "Kim Roy", locationIds: [id] });
    const manager = await aMember(company, { role: "manager", locationIds: [company.harbor] });
    const { timeOffId } = await kim.api.calendar.requestTimeOff.mutate({
      ...anAttempt(),
      employeeId: kim.employeeId,
      from: ahead,
      until: ahead,
      part: null,
      type: typeId("vacation"),
      note: "",
      isApproved: false,
      unassignsShifts: false,
    });
    await archive(id, company.harbor);
    const { timeOff } = await company.read();
    expect((await timeOff.get(timeOffId)).locationIds).toEqual([company.harbor]);
    const decision = { timeOffId, expectedVersion: 1, decision: "approved", note: "" } as const;
    await manager.api.calendar.decideTimeOff.mutate({
      ...anAttempt(),
      ...decision,
      unassignsShifts: false,
    });
    expect(await timeOff.get(timeOffId)).toMatchObject({ state: "approved" });
  });

  test("is neither archived again nor restored twice", async () => {
    const id = await pier();
    const restore = async () => {
      const { version: expectedVersion } = await read(id);
      return owner.locations.restore.mutate({ ...anAttempt(), locationId: id, expectedVersion });
    };
    const { name } = await read(id);
    expect((await refusalOf(restore())).message).toBe(`${name} is active already.`);
    await archive(id);
    expect((await archive(id)).problem).toBe(`${name} is archived already.`);
    await restore();
    expect(await read(id)).toMatchObject({ status: "active", version: 3 });
  });

  test("comes back with its people by undo, and names those who were changed since and stay", async () => {
    const id = await pier();
    const [ana, bo] = [
      await anEmployee(company, { locationIds: [id] }),
      await anEmployee(company, { name: "Bo", locationIds: [id] }),
    ];
    const { batchId } = await archive(id, company.harbor);
    const person = { jobRoleIds: [], payrollId: null, hiredOn: null };
    await owner.employees.save.mutate({
      ...anAttempt(),
      expectedVersion: 2,
      employeeId: bo,
      employee: { ...person, name: "Bob", locationIds: [company.market] },
    });
    const remark = "Bob has been changed since and was not moved back.";
    expect(await undone(batchId)).toMatchObject([{ problem: null, remark }]);
    expect(await undone(batchId)).toMatchObject([{ problem: null, remark }]);
    const { employees, wageChanges } = await company.read();
    expect((await read(id)).status).toBe("active");
    expect((await employees.get(ana)).locationIds).toEqual([id]);
    expect((await employees.get(bo)).locationIds).toEqual([company.market]);
    const [wage] = await wageChanges.list([["employeeId", "==", ana]]);
    expect(wage?.employeeLocationIds).toEqual([id]);
  });

  test("stays archived over a later change", async () => {
    const id = await pier();
    const { batchId } = await archive(id);
    await owner.locations.save.mutate({
      ...anAttempt(),
      locationId: id,
      expectedVersion: 2,
      location: { address: "1 Pier Road" },
    });
    expect(await undo(batchId)).toEqual([expect.stringContaining("in the meantime")]);
  });

  test("moves people whose other location is archived with it", async () => {
    const [id, other] = [await pier(), await pier()];
    const ana = await anEmployee(company, { locationIds: [id, other] });
    const locationIds = [id, other];
    const { locations } = await owner.locations.previewArchive.query({ locationIds });
    const left = locations.map(({ onlyHere }) => onlyHere.map((person) => person.id));
    expect(left).toEqual([[ana], [ana]]);
    const { batchId, rows } = await owner.locations.archiveMany.mutate({
      ...anAttempt(),
      groupId: randomUUID(),
      title: "A test",
      movesPeopleTo: company.harbor,
      rows: locationIds.map((locationId) => ({
        key: locationId,
        title: "Pier",
        locationId,
        expectedVersion: 1,
      })),
    });
    expect(rows.map(({ problem }) => problem)).toEqual([null, null]);
    const { employees } = await company.read();
    expect((await employees.get(ana)).locationIds).toEqual([company.harbor]);
    expect(await undo(batchId)).toEqual([null, null]);
    expect((await employees.get(ana)).locationIds).toEqual([id, other]);
  });
});
