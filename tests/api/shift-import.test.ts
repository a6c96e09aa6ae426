import { expect, test } from "vitest";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { ImportedShift } from "@crewline/domain/records/schedules/shift-import";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anImport, checked } from "../support/a-shift-file.ts";
import { aShift, aShiftPlan, monday } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const line = (
  company: TestCompany,
  key: string,
  change: Parameters<typeof aShiftPlan>[1] = {},
): ImportedShift => {
  const { locationId: _place, ...plan } = aShiftPlan(company, change);
  return { key, plan };
};

const shiftsOf = async (company: TestCompany) =>
  (await company.read()).shifts.list([["weekStart", "==", monday]]);

test("a file is checked line by line, imported as drafts, there already, and taken back as one", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { locationIds: [company.harbor, company.market] });
  const gone = await anEmployee(company, { name: "Bo Reed", locationIds: [company.market] });
  await aShift(company, { employeeId: ana, range: "18:00-22:00", locationId: company.market });
  const lines = [
    line(company, "2", { employeeId: ana, note: "Keys" }),
    line(company, "3", { employeeId: ana, range: "21:00-23:00" }),
    line(company, "4", { employeeId: gone }),
    line(company, "5"),
    line(company, "6"),
  ];
  const { rows } = await checked(company, lines);
  expect(Object.fromEntries(rows.map(({ key, outcome }) => [key, outcome]))).toEqual({
    "2": "add",
    "3": "problem",
    "4": "problem",
    "5": "add",
    "6": "add",
  });
  expect(rows.find(({ key }) => key === "3")?.problem).toMatch(/already works .* at Market/u);
  expect(await shiftsOf(company)).toHaveLength(1);

  const call = await anImport(company, lines);
  const { importShifts, undoBatch } = company.owner.api.schedules;
  const answer = await importShifts.mutate(call);
  expect(answer.rows).toMatchObject([{ problem: null, canBeUndone: true }]);
  expect(await importShifts.mutate(call), "the same call changes nothing").toEqual(answer);
  const added = (await shiftsOf(company)).filter(({ batchId }) => batchId === answer.batchId);
  expect(added.map(({ state }) => state)).toEqual(["draft", "draft", "draft"]);
  expect(added.map(({ note }) => note)).toContain("Keys");

  const again = await importShifts.mutate(await anImport(company, lines));
  expect(again.rows, "the same file changes nothing").toMatchObject([{ canBeUndone: false }]);
  expect(await shiftsOf(company)).toHaveLength(4);
  await undoBatch.mutate({ ...anAttempt(), batchId: answer.batchId });
  expect(await shiftsOf(company)).toHaveLength(1);
});

test("an import is refused where the week changed since its check", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const call = await anImport(company, [line(company, "2", { employeeId: ana })]);
  await aShift(company, { employeeId: ana, range: "08:00-10:00" });
  const { rows } = await company.owner.api.schedules.importShifts.mutate(call);
  expect(rows[0]?.problem).toMatch(/since this was shown/u);
  expect(await shiftsOf(company)).toHaveLength(1);
});

test("a manager imports at their own locations only, and no more days than a week at once", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager", name: "Max" });
  const shifts = [line(company, "2")];
  const { checkImport } = manager.api.schedules;
  await expect(checked(company, shifts, manager.api)).resolves.toHaveProperty("rows");
  const far = checkImport.mutate({ locationId: company.market, shifts });
  expect(await refusalOf(far)).toMatchObject({ code: "NOT_FOUND" });
  const long = [...shifts, line(company, "3", { day: "2026-05-04" })];
  const days = checkImport.mutate({ locationId: company.harbor, shifts: long });
  expect(await refusalOf(days)).toMatchObject({ code: "BAD_REQUEST" });
});

test("a line that the rules warn of is imported with a reason only, which the shift keeps", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const lines = [
    line(company, "2", { employeeId: ana, jobRoleId: roleId("cook") }),
    line(company, "3"),
  ];
  const check = await checked(company, lines);
  expect(check).toMatchObject({ needsReason: ["roleMissing"] });
  expect(check.rows.map(({ outcome, warning }) => [outcome, warning === null])).toEqual([
    ["add", false],
    ["add", true],
  ]);
  const { importShifts } = company.owner.api.schedules;
  const bare = await importShifts.mutate(await anImport(company, lines));
  expect(bare.rows[0]?.problem).toMatch(/reason/u);
  expect(await shiftsOf(company)).toEqual([]);
  const override = { codes: check.needsReason, reason: "In training" };
  await importShifts.mutate({ ...(await anImport(company, lines)), override });
  const [plain, warned] = (await shiftsOf(company)).toSorted(
    (a, b) => (a.overrides?.length ?? 0) - (b.overrides?.length ?? 0),
  );
  expect(plain).not.toHaveProperty("overrides");
  expect(warned).toMatchObject({ employeeId: ana, overrides: [override] });
});
