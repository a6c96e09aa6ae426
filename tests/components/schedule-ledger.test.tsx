import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { CoverRank } from "@crewline/domain/records/schedules/cover-rank";
import { burdenKinds } from "@crewline/domain/records/schedules/fairness";
import { LedgerDialog } from "../../web/src/areas/schedules/ledger/ledger-dialog.tsx";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const path = "/schedules?location=harbor&week=2026-11-16";
const ben: CoverRank = {
  employeeId: anEmployeeId("ben"),
  hasJobRole: true,
  availability: "unsaid",
  restSeconds: null,
  weekSeconds: 24 * 3600,
  contractSeconds: 32 * 3600,
  isBeyondMost: false,
  overtimeSeconds: 0,
  costMinor: null,
  lastWorkedOn: null,
  overBudgets: [],
  burdens: [{ kind: "weekend", count: 6, average: 3.25 }],
};

beforeEach(() => putCompany());

test("the notice meter says how early staff knew their shifts, and each week's figures", async () => {
  const week = { shifts: 4, goodShifts: 2, changes: 3, lateChanges: 1 };
  const burdens = burdenKinds.map((kind) => ({ kind, count: 6, average: 3.2 }));
  api.answer("schedules.ledger", () => ({
    people: [{ employeeId: anEmployeeId("ben"), shifts: 40, burdens }],
    weeks: [
      { ...week, weekStart: "2026-11-09", averageDays: 9 },
      { ...week, weekStart: "2026-11-16", averageDays: 15 },
    ],
  }));
  renderPage(
    <LedgerDialog
      location={{ id: aLocationId("harbor"), timeZone: "America/New_York" }}
      onClose={() => undefined}
    />,
    {
      actor: kim,
      path: "/schedules",
    },
  );
  const meter = await screen.findByRole("region", { name: "Notice of published shifts" });
  expect(meter.textContent).toContain("12 days ahead on average. 50% of shifts at least 14 days");
  expect(meter.textContent).toContain("6 changes after publishing, 2 of them under 24 h");
  expect(within(meter).getAllByRole("listitem")).toHaveLength(2);
  const table = screen.getByRole("table", { name: "Worked shifts, last 12 weeks" });
  const row = within(table).getByRole("row", { name: /^Ben Ito/u });
  expect(row.textContent).toBe("Ben Ito40" + "6 avg 3.2".repeat(5));
});

test("a new shift gets its person from the ranked list, with fairness among the reasons", async () => {
  api.answer("schedules.rankPeople", () => ({ ranked: [ben] }));
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await screen.findByRole("grid");
  await hands.keyboard("n");
  const form = await screen.findByRole("dialog", { name: "Add shift" });
  await hands.click(within(form).getByRole("button", { name: "Suggest people" }));
  const list = await screen.findByRole("list", { name: "Who can work, best first" });
  expect(list.textContent).toContain("Weekend shifts in 12 weeks: 6 (average 3.3)");
  await hands.click(within(list).getByRole("button", { name: /^Ben Ito/u }));
  expect(await within(form).findByText("Ben Ito")).toBeDefined();
  const [asked] = api.sent("schedules.rankPeople");
  expect(asked?.plan).toMatchObject({ locationId: "harbor" });
});
