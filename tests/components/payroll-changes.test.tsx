import { anEntryId, aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import type { ShownItem } from "@crewline/domain/records/pay/period-checklist";
import type { TimeEntryAudit } from "@crewline/domain/records/time-entries/time-entry-audit";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ReportsPage } from "../../web/src/areas/reports/reports-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { days, emptyReport } from "./support/a-pay-period.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, page as asOlivia } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const noId: ShownItem = {
  kind: "payrollIds",
  count: 1,
  people: 1,
  seconds: 28_800,
  amountMinor: 14_800,
  problems: [
    {
      kind: "payrollIds",
      employeeId: ana.id,
      employeeName: ana.name,
      locationIds: [],
      seconds: 28_800,
      amountMinor: 14_800,
      entry: null,
      missing: null,
      dispute: null,
    },
  ],
};

const putAna = (payrollId: string | null) => {
  const people = { [ana.id]: packWhole({ ...ana, payrollId }) };
  live.put({ [`companies/c1/employeeIndex/${shardOf(ana.id)}`]: { people } });
};

/** An approval of an entry of that day, the n-th of the moment. */
function putApproval(n: number, day = "2026-03-02") {
  const row: Omit<TimeEntryAudit, "id"> = {
    entryId: anEntryId(`entry${n}`),
    employeeId: ana.id,
    employeeName: ana.name,
    locationId: aLocationId("harbor"),
    day,
    weekStart: "2026-03-02",
    action: "approve",
    actor: { uid: asOlivia.actor.uid, name: "Olivia", role: "admin" },
    at: `2026-03-16T14:00:${String(n).padStart(2, "0")}.000Z`,
    reason: null,
    changes: [],
    deltaSeconds: 0,
    sequence: 1,
    previousHash: "",
    hash: "",
  };
  live.put({ [`companies/c1/timeEntryAudits/row${n}`]: row });
}

const readings = () => api.sent("reports.checklist").length;
let items: ShownItem[];

beforeEach(() => {
  putCompany();
  putAna(null);
  items = [noId];
  api.answer("reports.payroll", () => emptyReport);
  api.answer("reports.checklist", () => items);
  api.answer("reports.brokenAudits", () => []);
  api.answer("timesheets.list", () => []);
  api.answer("timesheets.closings", () => ({ ...days, state: "open", locations: [] }));
});

async function open(): Promise<void> {
  renderPage(<ReportsPage />, { ...asOlivia, path: "/reports?from=2026-03-02" });
  await screen.findByRole("button", { name: "Add payroll ID: Ana Diaz" });
  await waitFor(() => expect(screen.queryByText("Checking the recorded history…")).toBeNull());
}
const nothingBlocks = async () =>
  (await screen.findByText("Nothing blocks this pay period.", {}, { timeout: 3000 })).isConnected;

test("an open checklist kept a payroll ID that someone else had added meanwhile", async () => {
  await open();
  items = [];
  act(() => putAna("007"));
  expect(await nothingBlocks()).toBe(true);
});

test("60 approvals by someone else are read once", async () => {
  await open();
  const before = readings();
  items = [];
  act(() => {
    for (let n = 0; n < 60; n += 1) putApproval(n);
  });
  expect(await nothingBlocks()).toBe(true);
  expect(readings()).toBe(before + 1);
});

test("a change of an entry of a later period reads nothing again", async () => {
  await open();
  const before = readings();
  act(() => putApproval(1, "2026-03-16"));
  act(() => putAna("007"));
  await waitFor(() => expect(readings()).toBe(before + 1), { timeout: 3000 });
});
