import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BlackoutSettings } from "../../web/src/areas/settings/rules/blackout-settings.tsx";
import { AskTimeOffDialog } from "../../web/src/entities/time-off/ask-time-off-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const season = { id: "season", name: "Season", from: "2026-12-20", until: "2027-01-02" };
const employee = { id: anEmployeeId("ana"), name: "Ana Diaz" };
const span = { from: "2026-12-21", until: "2026-12-22", part: null };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T15:00:00Z"), toFake: ["Date"] });
  putCompany();
  const blackouts = [{ ...season, locationIds: null }];
  live.put({ "companies/c1": { ...aCompany(), blackouts } });
  api.answer("calendar.countTimeOff", () => ({ counted: [], closedDays: [], balance: null }));
  api.answer("calendar.previewTimeOff", () => ({
    shifts: [],
    shiftCount: 0,
    publishedCount: 0,
    elsewhere: [],
    othersOff: [],
  }));
  api.answer("calendar.requestTimeOff", () => ({ timeOffId: "t1" as never }));
});

test("an employee reads of a blackout before asking, and beside the day that it refuses", async () => {
  renderPage(<AskTimeOffDialog employee={employee} span={span} onClose={() => undefined} />, {
    actor: ana,
    path: "/",
  });
  await screen.findByText(
    /^No time off can be requested in Season \(Dec 20, 2026 – Jan 2, 2027\)\.$/u,
  );
  await screen.findByText(/Choose other days or ask your manager\.$/u);
  const button = screen.getByRole("button", { name: "Ask for time off" });
  expect(button.matches(":disabled")).toBe(true);
});

test("a manager enters time off in a blackout once a reason is given", async () => {
  const closed = vi.fn();
  const hands = renderPage(<AskTimeOffDialog employee={employee} span={span} onClose={closed} />, {
    actor: kim,
    path: "/",
  });
  const reason = await screen.findByLabelText(/^Reason for time off in Season/u);
  await hands.type(reason, "A wedding");
  await hands.click(screen.getByRole("button", { name: "Save time off" }));
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(api.sent("calendar.requestTimeOff")).toMatchObject([
    { isApproved: true, blackoutReason: "A wedding", from: "2026-12-21" },
  ]);
});

test("a manager sets blackout dates of the managed locations, and reads the others", async () => {
  api.answer("settings.saveBlackouts", () => ({ version: 2 }));
  const hands = renderPage(<BlackoutSettings />, { actor: kim, path: "/settings" });
  const others = await screen.findByRole("group", { name: "Season" });
  expect(within(others).getByLabelText(/^Name/u)).toHaveProperty("disabled", true);
  expect(within(others).queryByRole("button", { name: "Remove Season" })).toBeNull();
  await hands.click(screen.getByRole("button", { name: "Add dates" }));
  const added = screen.getByRole("group", { name: "New dates" });
  await hands.type(within(added).getByLabelText(/^Name/u), "Stocktaking");
  await hands.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(api.sent("settings.saveBlackouts")).toHaveLength(1));
  expect(api.sent("settings.saveBlackouts")).toMatchObject([
    { blackouts: [{ id: "season" }, { name: "Stocktaking", locationIds: kim.locationIds }] },
  ]);
});
