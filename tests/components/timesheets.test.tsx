import { anEmployeeId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { usualSalary } from "@crewline/domain/records/pay/salary";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { makePhoneWidth } from "./support/phone-width.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const hours = {
  workedSeconds: 32_400,
  regularSeconds: 28_800,
  overtimeSeconds: 3600,
  doubletimeSeconds: 0,
};
const none = { workedSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const sheet: ShownTimesheet = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana Diaz",
  companyName: "Harbor Coffee",
  firstDay: "2026-03-02",
  lastDay: "2026-03-03",
  timeZone: "America/New_York",
  days: [
    {
      day: "2026-03-02",
      ...hours,
      entries: [
        {
          entryId: anEntryId("anas"),
          startsAt: at("14:00"),
          endsAt: at("23:30"),
          breaks: [{ startsAt: at("17:00"), endsAt: at("17:30"), isPaid: false }],
          state: "closed",
          breakAttestation: "none",
          locationName: "Harbor",
          timeZone: "America/New_York",
        },
      ],
    },
    { day: "2026-03-03", ...none, entries: [] },
  ],
  total: { ...hours, amountMinor: 19_000 },
  currency: "USD",
  payLines: [
    {
      kind: "regular",
      seconds: 28_800,
      rateTenThousandths: 200_000,
      jobRole: "Barista",
      locationName: "Harbor",
      amountMinor: 16_000,
      adjusts: null,
    },
    {
      kind: "overtime",
      seconds: 3600,
      rateTenThousandths: 300_000,
      jobRole: "Barista",
      locationName: "Harbor",
      amountMinor: 3000,
      adjusts: null,
    },
  ],
  adjustments: [],
  digest: "hours",
  status: "none",
  steps: [],
  version: 0,
};
const step = {
  at: at("23:40"),
  byName: null,
  workedSeconds: 36_000,
  digest: "old",
  message: "",
  action: "signed" as const,
};

beforeEach(putCompany);

const path = "/time-entries?sheet=2026-03-02";

test("an employee sees days, breaks, overtime and pay, and signs what is shown, once", async () => {
  let shown = sheet;
  api.answer("timesheets.show", () => shown);
  api.answer("timesheets.sign", () => {
    shown = { ...sheet, status: "signed", steps: [{ ...step, workedSeconds: 32_400 }], version: 1 };
    return { version: 1 };
  });
  const hands = renderPage(<TimeEntriesPage />, { actor: ana, path });
  await screen.findByText("9:00 AM – 6:30 PM");
  expect(screen.getByText("Unpaid break 12:00 PM – 12:30 PM")).toBeDefined();
  expect(screen.getAllByText("1:00 overtime")).toHaveLength(2);
  expect(screen.getByText(/^Pay before taxes/u)).toBeDefined();
  await hands.click(screen.getByRole("button", { name: "$190.00. How it was computed" }));
  const pay = await screen.findByRole("dialog", { name: /Pay of Ana Diaz before taxes: \$190/u });
  expect(within(pay).getByText(/^8:00 of regular time at \$20\.00 an hour/u)).toBeDefined();
  expect(within(pay).getByText("$30.00")).toBeDefined();
  await hands.click(within(pay).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: /^How the week of Mar 2/u })).toBeDefined();
  await hands.click(screen.getByRole("button", { name: "Sign" }));
  const dialog = await screen.findByRole("dialog", { name: "Sign your timesheet" });
  expect(within(dialog).getByText(/I took my breaks as shown\.$/u)).toBeDefined();
  await hands.dblClick(within(dialog).getByRole("button", { name: "Sign" }));
  await screen.findByText(/^Signed .* for 9:00 hours/u);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sign" })).toBeNull());
  expect(api.sent("timesheets.sign")).toMatchObject([
    { firstDay: "2026-03-02", digest: "hours", expectedVersion: 0 },
  ]);
});

test("a salary opens the days that it pays, and why one pays less", async () => {
  const [line] = sheet.payLines;
  if (line === undefined) throw new Error("The timesheet has no lines.");
  const salaried = { ...line, kind: "salary" as const, seconds: 0, rateTenThousandths: 0 };
  api.answer("timesheets.show", () => ({
    ...sheet,
    total: { ...sheet.total, amountMinor: 20_000 },
    payLines: [{ ...salaried, amountMinor: 20_000 }],
  }));
  const day = { shareMinor: 20_000, paidMinor: 20_000, off: null };
  const off = { because: "unpaid" as const, partSeconds: null };
  api.answer("timesheets.explainSalary", () => ({
    currency: "USD",
    periods: [
      {
        salary: { ...usualSalary, amountMinor: 5_200_000 },
        firstDay: "2026-03-02",
        lastDay: "2026-03-15",
        periodsAYear: 26,
        periodMinor: 200_000,
        paidDays: 10,
        days: [
          { ...day, day: "2026-03-02" },
          { ...day, day: "2026-03-03", paidMinor: 0, off },
        ],
      },
    ],
  }));
  const hands = renderPage(<TimeEntriesPage />, { actor: ana, path });
  await hands.click(await screen.findByRole("button", { name: "$200.00. How it was computed" }));
  const pay = within(await screen.findByRole("dialog", { name: /Pay of Ana Diaz/u }));
  await hands.click(await pay.findByRole("button", { name: "How the salary is computed" }));
  await hands.click(await pay.findByRole("button", { name: /^\$52,000 a year \(exempt\)/u }));
  expect(pay.getByText("Mon, Mar 2").closest("li")?.textContent).toContain("$200.00");
  const unpaid = pay.getByText("Unpaid time off or leave").closest("li");
  expect(unpaid?.textContent).toBe("Tue, Mar 3Unpaid time off or leave$0.00");
  expect(pay.queryByText(/^These lines leave/u)).toBeNull();
  expect(api.sent("timesheets.explainSalary")).toEqual([
    { employeeId: "ana", firstDay: "2026-03-02", lastDay: "2026-03-03" },
  ]);
});

test("a signature for other hours says so, beside the hours of now", async () => {
  api.answer("timesheets.show", () => ({
    ...sheet,
    status: "outdated",
    steps: [step],
    version: 1,
  }));
  renderPage(<TimeEntriesPage />, { actor: ana, path });
  await screen.findByText(/for 10:00 hours, but the time has changed to 9:00 since/u);
  expect(screen.getByRole("button", { name: "Sign" })).toBeDefined();
});

test("a manager finds the dispute first, and answers it", async () => {
  const disputed = { ...step, action: "disputed" as const, message: "Tuesday is missing." };
  api.answer("timesheets.list", () => [
    {
      employeeId: anEmployeeId("ben"),
      employeeName: "Ben",
      workedSeconds: 60,
      overtimeSeconds: 0,
      amountMinor: null,
      status: "signed",
      message: "",
    },
    {
      employeeId: anEmployeeId("ana"),
      employeeName: "Ana Diaz",
      workedSeconds: 32_400,
      overtimeSeconds: 3600,
      amountMinor: 19_000,
      status: "disputed",
      message: "Tuesday is missing.",
    },
  ]);
  api.answer("timesheets.show", () => ({
    ...sheet,
    status: "disputed",
    steps: [disputed],
    version: 1,
  }));
  const period = { firstDay: "2026-03-02", lastDay: "2026-03-03", state: "open" as const };
  api.answer("timesheets.closings", () => ({ ...period, locations: [], findings: null }));
  api.answer("timesheets.answer", () => ({ version: 2 }));
  // A wide list is as high as the window, which has no height here.
  makePhoneWidth();
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  const list = await screen.findByRole("list", { name: "Timesheets" });
  const [first] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toContain("Ana Diaz");
  await hands.click(screen.getByRole("button", { name: "1:00. How it was computed" }));
  const overtime = await screen.findByRole("dialog", { name: /Overtime of Ana Diaz: 1:00/u });
  await hands.click(await within(overtime).findByRole("button", { name: /^Week of Mar 2/u }));
  expect(within(overtime).getByRole("button", { name: /^Mon, Mar 2/u })).toBeDefined();
  await hands.click(within(overtime).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "$190.00. How it was computed" })).toBeDefined();
  await hands.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Signed (1)");
  await screen.findByRole("button", { name: "Ben" });
  expect(screen.queryByRole("button", { name: "Ana Diaz" })).toBeNull();
  await hands.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Disputed (1)");
  expect(screen.queryByRole("button", { name: "Ben" })).toBeNull();
  await hands.click(screen.getByRole("button", { name: "Ana Diaz" }));
  await hands.click(await screen.findByRole("button", { name: "Answer" }));
  const dialog = await screen.findByRole("dialog", { name: "Answer Ana Diaz" });
  await hands.type(within(dialog).getByRole("textbox", { name: /^Message/u }), "You were off.");
  await hands.click(within(dialog).getByRole("button", { name: "Answer" }));
  await screen.findByText("Answered.");
  expect(api.sent("timesheets.answer")).toMatchObject([
    { employeeId: "ana", firstDay: "2026-03-02", expectedVersion: 1, message: "You were off." },
  ]);
});
