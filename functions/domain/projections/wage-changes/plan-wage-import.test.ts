import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { aJobRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { mapColumns } from "../../kernel/csv/map-columns.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import type { WageImportInput } from "./plan-wage-import.ts";
import { usualSalary } from "../../records/pay/salary.ts";
import { planWageImport, wageImportFields } from "./plan-wage-import.ts";
import { salaryCells, salaryFields } from "./read-salary-cells.ts";

const people = [
  {
    employee: {
      id: anEmployeeId("ana"),
      name: "Ana Diaz",
      payrollId: "007",
      jobRoleIds: [roleId("barista"), roleId("lead")],
    },
    profile: { email: "ana@x.example" },
  },
  {
    employee: { id: anEmployeeId("bo"), name: "Bo Lund", payrollId: "12", jobRoleIds: [] },
    profile: { email: null },
  },
];
const jobRoles = [aJobRole("Barista"), aJobRole("Lead"), aJobRole("Cook")];
const known = {
  employeeId: anEmployeeId("bo"),
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-12-01",
  rateTenThousandths: 200_000,
  isCancelled: false,
};

function plan(csv: string, changes: WageImportInput["changes"] = [known]) {
  const { header, rows } = readCsv(csv);
  const map = mapColumns(header, wageImportFields);
  return planWageImport(
    { rows, map, people, changes, jobRoles, currency: "USD", dayOrder: "month" },
    onDevice,
  );
}

const header = "payrollId,role,amount,effectiveDate,reason\n";

describe("a file of wage changes", () => {
  test("finds people by payroll ID, also without its zeros, and reads role, amount, day, reason", () => {
    const [ana, bo] = plan(`${header}7,barista,19.25,12/1/2026,Promotion\n12,,"18,5",2026-11-30,`);
    expect(ana).toMatchObject({ kind: "add", title: "Ana Diaz, Barista", problem: null });
    expect(ana?.row?.changes).toEqual([
      {
        employeeId: "ana",
        jobRoleId: "barista",
        locationId: null,
        rateTenThousandths: 192_500,
        effectiveDate: "2026-12-01",
        reason: "promotion",
        note: "",
      },
    ]);
    expect(bo?.row?.changes[0]).toMatchObject({ rateTenThousandths: 185_000, reason: "merit" });
  });

  test.each([
    ["99,,19,2026-12-01,", "No employee has the payroll ID 99."],
    [",,19,2026-12-01,", "The payroll ID or e-mail is missing."],
    ["7,Cook,19,2026-12-01,", "Ana Diaz does not work as Cook."],
    ["7,,much,2026-12-01,", '"much" is no hourly rate; write it as 18.50.'],
    ["7,,19,soon,", '"soon" is no day; write it as 2026-03-09.'],
    ["12,,19,2026-12-01,", "This rate changes on that day already. Cancel that change first."],
  ])("says why the line %s changes nothing", (line, problem) => {
    expect(plan(`${header}${line}`)).toMatchObject([{ kind: "problem", problem, row: null }]);
  });

  test("finds people by e-mail where it has no payroll ID, and by record ID before both", () => {
    const text = "record id,payroll id,e-mail,amount,from\n,,ANA@x.example,19,2026-12-02\n";
    expect(plan(`${text}bo,007,,20,2026-12-02`).map(({ title }) => title)).toEqual([
      "Ana Diaz",
      "Bo Lund",
    ]);
    expect(plan("email,amount,from\nwho@x.example,19,2026-12-02")[0]?.problem).toBe(
      "No employee has the e-mail who@x.example.",
    );
  });

  test("refuses an unknown reason and names those that there are", () => {
    const [line] = plan(`${header}7,,19,2026-12-01,luck`);
    expect(line?.problem).toContain("Merit, Promotion, Minimum wage");
  });

  test("changes nothing where the rate is planned already, and a rate once a day", () => {
    const [same, first, second] = plan(
      `${header}12,,20.00,2026-12-01,\n7,,19,2026-12-01,\n007,,20,2026-12-01,`,
    );
    expect(same).toMatchObject({ kind: "same", row: null });
    expect(first?.kind).toBe("add");
    expect(second?.problem).toBe("Line 3 changes the same rate on the same day.");
  });

  test("takes the lines of one person together, at most eight of them", () => {
    const lines = Array.from({ length: 9 }, (_, day) => `7,,19.${day},2026-12-0${day + 1},\n`);
    const [row, left, ...others] = plan(header + lines.join(""));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ line: 2, title: "Ana Diaz, 8 lines", row: { title: "Ana Diaz" } });
    expect(row?.row?.changes).toHaveLength(8);
    expect(left?.problem).toBe("Import at most 8 changes of one person at once.");
  });

  test("takes no notice of a change that was cancelled", () => {
    const lines = plan(`${header}12,,21,2026-12-01,`, [{ ...known, isCancelled: true }]);
    expect(lines[0]?.kind).toBe("add");
  });
});

describe("a salary in a file of wage changes", () => {
  const columns = [
    "payroll id",
    "role",
    "amount",
    "from",
    ...salaryFields.map(({ label }) => label),
  ];
  const read = (line: string) => plan(`${columns.join(",")}\n${line}`)[0];

  test("is read as the list writes it, and takes the place of the hourly rate", () => {
    const salary = { ...usualSalary, amountMinor: 5_200_050, secondsPerWeek: 135_000 };
    const line = read(`7,,,2026-12-02,${salaryCells(salary, "USD").join(",")}`);
    expect(line).toMatchObject({ kind: "add", problem: null });
    expect(line?.row?.changes[0]).toMatchObject({ salary, rateTenThousandths: 266_670 });
    expect(line?.cells[0]).toMatchObject({ label: "Salary", after: "$52,000.50 a year (exempt)" });
  });

  test("needs an amount alone: a year, with overtime, 40 hours from Monday to Friday", () => {
    expect(read('7,,,2026-12-02,"52,000",,,,')?.row?.changes[0]).toMatchObject({
      salary: { ...usualSalary, amountMinor: 5_200_000, isExempt: false },
    });
  });

  test.each([
    ["7,,,2026-12-02,much,,,,", "much"],
    ["7,,,2026-12-02,52000,day,,,", "day"],
    ["7,,,2026-12-02,52000,,maybe,,", "maybe"],
    ["7,,,2026-12-02,52000,,,60,", "60"],
    ["7,,,2026-12-02,52000,,,,Noday", "Noday"],
  ])("says what of the line %s cannot be read", (line, text) => {
    expect(read(line)?.problem).toContain(`"${text}" cannot be read as part of a salary`);
  });

  test("is refused for a single job role", () => {
    expect(read("7,Barista,,2026-12-02,52000,,,,")?.problem).toContain("for all job roles");
  });
});
