import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { scheduledReportIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { ReportTable } from "@crewline/domain/records/reports/report";
import { ReportsPage } from "../../web/src/areas/reports/reports-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { escAsks, fill } from "./support/fill.ts";
import { page as asOlivia } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const page = {
  ...asOlivia,
  path: "/reports?report=labour&by=employee&span=week&from=2026-11-16&compare=1",
};
const noFilter = { employeeId: null, jobRoleId: null, locationId: null };
const member = (id: string, displayName: string, role: "admin" | "manager") => ({
  id,
  email: `${id}@harbor.example`,
  displayName,
  role,
  employeeId: null,
  locationIds: [],
  mayViewWages: true,
  version: 1,
});
const figures = [36_000, 20_000, 0, 0, 2000];
const table: ReportTable = {
  currency: "USD",
  rows: [{ key: "ana", name: "Ana Diaz", cells: figures, before: [28_800, 16_000, 0, 0, 2000] }],
  totals: figures,
  totalsBefore: [28_800, 16_000, 0, 0, 2000],
  unapprovedEntries: 2,
  unapprovedSeconds: 7200,
  unpricedSeconds: 0,
  incompleteUntil: null,
  unknownShifts: 0,
};

beforeEach(() => {
  putCompany();
  live.put({
    "companies/c1/members/olivia": member("olivia", "Olivia Harbor", "admin"),
    "companies/c1/members/nora": member("nora", "Nora Quay", "admin"),
    "companies/c1/members/marcus": member("marcus", "Marcus Lee", "manager"),
  });
  api.answer("reports.table", () => table);
});

test("a printed report has its lines in the order of the screen", async () => {
  const ben = { key: "ben", name: "Ben Ito", cells: [3600, 90_000, 0, 0, 0], before: null };
  const [ofAna] = table.rows;
  if (ofAna === undefined) throw new Error("The report has no lines.");
  api.answer("reports.table", () => ({ ...table, rows: [ofAna, ben] }));
  renderPage(<ReportsPage />, { ...page, path: `${page.path}&sort=-pay` });
  await screen.findByRole("row", { name: /^Ben Ito/u });
  window.dispatchEvent(new Event("beforeprint"));
  const printed = screen.getAllByRole("table", { hidden: true }).at(-1);
  const lines = [...(printed?.querySelectorAll("tbody tr") ?? [])];
  expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual([
    "Ben Ito",
    "Ana Diaz",
    "Total",
  ]);
});

test("a report has its lines beside the days before, its totals and what is not approved", async () => {
  renderPage(<ReportsPage />, page);
  const row = await screen.findByRole("row", { name: /^Ana Diaz/u });
  expect(row.textContent).toContain("10:00");
  expect(row.textContent).toContain("+2:00 (25%)");
  expect(screen.getByText("Includes 2 unapproved entries, 2:00 h").tagName).toBe("P");
  expect(api.sent("reports.table").at(-1)).toMatchObject({
    reportId: "labour",
    range: { firstDay: "2026-11-16", lastDay: "2026-11-22" },
    before: { firstDay: "2026-11-09", lastDay: "2026-11-15" },
    groupBy: "employee",
  });
});

test.each([
  [
    "days without figures were called a filter that nothing matches",
    "",
    "No figures in these days",
  ],
  ["a job role without figures can be cleared", "&role=barista", "Nothing matches"],
])("%s", async (_symptom, filter, title) => {
  api.answer("reports.table", () => ({ ...table, rows: [] }));
  renderPage(<ReportsPage />, { ...page, path: `${page.path}${filter}` });
  expect((await screen.findByText(title)).tagName).toBe("H2");
});

test("a report is set up to be sent by e-mail to admins, with what is shown", async () => {
  api.answer("reports.saveScheduled", () => ({ version: 1 }));
  const hands = renderPage(<ReportsPage />, page);
  await hands.click(await screen.findByRole("button", { name: "Send by e-mail" }));
  const dialog = await screen.findByRole("dialog", { name: "Send by e-mail: Labor cost" });
  const says = (text: RegExp) => within(dialog).findByText(text);
  await says(/^By employee · All locations · Compared with the days before$/u);
  await says(/^Next on .*, 7:00 AM, with /u);
  await hands.click(await within(dialog).findByRole("combobox", { name: /^To/u }));
  const admins = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(admins.map(({ textContent }) => textContent)).toEqual(["Nora Quay"]);
  await hands.click(screen.getByRole("option", { name: "Nora Quay" }));
  const time = within(dialog).getByRole("textbox", { name: /^Time/u });
  await fill(hands, time, "soon");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(time.getAttribute("aria-invalid")).toBe("true"));
  expect(api.sent("reports.saveScheduled")).toEqual([]);
  await escAsks(hands);
  await fill(hands, time, "6a");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText("The report is sent by e-mail from now on.");
  expect(api.sent("reports.saveScheduled")).toMatchObject([
    {
      scheduledReportId: null,
      expectedVersion: 0,
      terms: {
        reportId: "labour",
        groupBy: "employee",
        filter: noFilter,
        isCompared: true,
        rhythm: "week",
        sendAt: "06:00",
        recipientIds: ["olivia", "nora"],
      },
    },
  ]);
});

test("the reports that are sent say when and to whom, follow other admins, and can be stopped", async () => {
  const id = scheduledReportIdSchema.parse("mondays");
  const report = {
    id,
    reportId: "overtime",
    groupBy: "employee",
    filter: { ...noFilter, locationId: "harbor" },
    isCompared: false,
    rhythm: "week",
    sendAt: "07:00",
    recipientIds: [aUserId("olivia"), aUserId("gone")],
    toldUntil: "2026-01-04",
    savedByName: "Nora Quay",
    savedAt: "2026-01-05T12:00:00.000Z",
    version: 3,
  };
  live.put({ "companies/c1/scheduledReports/mondays": report });
  api.answer("reports.removeScheduled", ({ expectedVersion }) => {
    if (expectedVersion === 4) return {};
    throw new Refused({ code: "CONFLICT", message: "Nora Quay changed how it is sent." });
  });
  const hands = renderPage(<ReportsPage />, { ...page, path: "/reports?report=all" });
  const item = await screen.findByText("By employee · Harborside");
  expect(item.parentElement?.textContent).toContain(
    "Sent after each workweek, at 7:00 AM · To Olivia Harbor and a former admin",
  );
  await hands.click(screen.getByRole("button", { name: "Edit Overtime" }));
  const form = await screen.findByRole("dialog", { name: "Send by e-mail: Overtime" });
  await within(form).findByText("a former admin");
  await hands.click(within(form).getByRole("button", { name: "Cancel" }));
  await hands.click(screen.getByRole("button", { name: "Stop Overtime" }));
  const question = await screen.findByRole("alertdialog", { name: "Stop sending Overtime?" });
  await hands.click(within(question).getByRole("button", { name: "Stop" }));
  await within(question).findByText("Nora Quay changed how it is sent.");
  live.put({ "companies/c1/scheduledReports/mondays": { ...report, rhythm: "day", version: 4 } });
  await screen.findByText(/^Sent after each day/u);
  await hands.click(within(question).getByRole("button", { name: "Stop" }));
  await screen.findByText("The report is not sent any more.");
});
