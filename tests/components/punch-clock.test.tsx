import {
  aCompanyId,
  anEmployeeId,
  anEntryId,
  aUserId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor } from "@testing-library/react";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { aWeekEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { emptyWeek } from "@crewline/domain/rules/weeks/empty-week";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { deviceOutbox } from "../../web/src/outbox/device-outbox.ts";
import { sheet } from "./support/a-sheet.ts";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, renderPage, tapTwice } from "./support/render-page.tsx";

const now = "2026-11-17T14:00:00.000Z";
const today = localDateAt(now, "America/New_York");
const weekStart = weekStartOf(today, "monday");
const owner = { companyId: aCompanyId("c1"), uid: aUserId("ana-login"), name: "Ana" };
const saved = { entryId: anEntryId("entry"), position: null };

const suspended = { suspendedAt: now, eraseAt: null };

/** The clock's buttons work again this long after the clock changed. */
const settledMs = 1000;

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(now),
    shouldAdvanceTime: true,
    toFake: ["Date", "setTimeout", "clearTimeout"],
  });
  putCompany();
  putEntries();
  api.answer("timesheets.show", () => sheet);
});

afterEach(async () => {
  deviceOutbox.forgetSent();
  await Promise.all(deviceOutbox.view().items.map((item) => deviceOutbox.dismiss(item)));
  vi.useRealTimers();
});

function putEntries(...entries: WeekEntry[]): void {
  for (const start of [weekStart, addDays(weekStart, -7)]) {
    const week = emptyWeek({
      employeeId: anEmployeeId("ana"),
      weekStart: start,
      timeZone: "America/New_York",
    });
    live.put({ [`companies/c1/employeeWeeks/ana_${start}`]: { ...week, entries, version: 1 } });
  }
}

const working = (change: Partial<WeekEntry> = {}) =>
  aWeekEntry({ startsAt: now, endsAt: null, state: "clockedIn", ...change });

const onBreak = () =>
  working({ state: "onBreak", breaks: [{ startsAt: now, endsAt: null, isPaid: false }] });

/** Ana at home, with a clock whose buttons can be tapped. */
async function atHome(...entries: WeekEntry[]) {
  putEntries(...entries);
  const hands = renderPage(<HomePage />, { actor: ana, path: "/" });
  await screen.findByRole("heading", { name: "Time clock" });
  return hands;
}

/** A button of the clock once it can be tapped. */
async function ready(name: string) {
  const button = await screen.findByRole("button", { name });
  await vi.advanceTimersByTimeAsync(settledMs);
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
  return button;
}

describe("the time clock", () => {
  test("clocks in at the employee's location, and shows it when the server has recorded it", async () => {
    api.answer("timeEntries.clockIn", () => saved);
    const hands = await atHome();
    await hands.click(await ready("Clock in"));
    expect(await screen.findByRole("button", { name: "Clocking in…" })).toBeDefined();
    await waitFor(() =>
      expect(api.sent("timeEntries.clockIn")).toMatchObject([
        { locationId: "harbor", jobRoleId: "barista", position: null },
      ]),
    );
    putEntries(working());
    expect(await screen.findByRole("timer", { name: "Worked so far" })).toBeDefined();
    expect(screen.getByText(/^Working since .* at Harborside$/u)).toBeDefined();
  });

  test("begins and ends a break, then clocks out", async () => {
    api.answer("timeEntries.startBreak", () => saved);
    api.answer("timeEntries.endBreak", () => saved);
    api.answer("timeEntries.clockOut", () => saved);
    const hands = await atHome(working());

    await hands.click(await ready("Start break"));
    await waitFor(() => expect(api.sent("timeEntries.startBreak")).toHaveLength(1));
    putEntries(onBreak());
    expect(await screen.findByRole("timer", { name: "Length of the break" })).toBeDefined();

    await hands.click(await ready("End break"));
    await waitFor(() => expect(api.sent("timeEntries.endBreak")).toHaveLength(1));
    putEntries(working());

    await hands.click(await ready("Clock out"));
    await waitFor(() =>
      expect(api.sent("timeEntries.clockOut")).toMatchObject([{ position: null }]),
    );
    putEntries();
    expect(await screen.findByRole("button", { name: "Clock in" })).toBeDefined();
  });

  test.each([
    { company: "in use", standing: null, links: ["See the entry", "Something wrong?"] },
    { company: "suspended", standing: suspended, links: ["See the entry"] },
  ])("leads from a clock-out in a company that is $company to $links", async (row) => {
    live.put({ "companies/c1": { ...aCompany(), standing: row.standing } });
    api.answer("timeEntries.clockOut", () => saved);
    api.answer("timeEntries.explain", () => new Promise(() => undefined));
    const hands = await atHome(working());
    await hands.click(await ready("Clock out"));
    await waitFor(() => expect(api.sent("timeEntries.clockOut")).toHaveLength(1));
    putEntries(aWeekEntry({ startsAt: now, endsAt: "2026-11-17T14:30:00.000Z" }));
    const summary = (await screen.findByText("See the entry")).closest("[role=status]");
    const links = [...(summary?.querySelectorAll("a") ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual(row.links);
  });

  test("sends one punch for a double tap", async () => {
    api.answer("timeEntries.clockIn", () => saved);
    await atHome();
    tapTwice(await ready("Clock in"));
    await waitFor(() => expect(api.sent("timeEntries.clockIn")).not.toEqual([]));
    putEntries(working());
    await ready("Clock out");
    expect(api.sent("timeEntries.clockIn")).toHaveLength(1);
  });

  test("cannot be tapped just after it changed, so that a second tap is no clock-out", async () => {
    await atHome();
    await ready("Clock in");
    putEntries(working());
    const out = await screen.findByRole("button", { name: "Clock out" });
    expect(out.hasAttribute("disabled")).toBe(true);
    expect(await ready("Clock out")).toBe(out);
  });

  test("goes on offline as if it was recorded, and sends the day's punches in order, once", async () => {
    for (const punch of ["clockIn", "startBreak", "endBreak", "clockOut"] as const) {
      api.answer(`timeEntries.${punch}`, () => saved);
    }
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const hands = await atHome();
    await hands.click(await ready("Clock in"));
    await screen.findByText(/^Clocked in at .*\. It will be sent when you're online again\.$/u);
    await hands.click(await ready("Start break"));
    await hands.click(await ready("End break"));
    await hands.click(await ready("Clock out"));
    await ready("Clock in");
    expect(screen.getAllByText(/It will be sent when you're online again\.$/u)).toHaveLength(4);
    expect(api.sent("timeEntries.clockIn")).toEqual([]);

    onLine.mockRestore();
    await Promise.all([deviceOutbox.send(owner), deviceOutbox.send(owner)]);
    await screen.findByText(/^Recorded: clocked out at/u);
    expect(screen.queryByText(/It will be sent/u)).toBeNull();
    expect(api.procedures()).toEqual([
      "timeEntries.clockIn",
      "timeEntries.startBreak",
      "timeEntries.endBreak",
      "timeEntries.clockOut",
    ]);
    expect(api.sent("timeEntries.clockOut")).toMatchObject([{ sending: { wasQueued: true } }]);
  });

  test("keeps a punch without an answer, and sends the same attempt again", async () => {
    api.answer("timeEntries.clockIn", () => {
      throw new CutOff();
    });
    const hands = await atHome();
    await hands.click(await ready("Clock in"));
    await screen.findByText(/The server doesn't answer yet\. It's saved on this device/u);
    api.answer("timeEntries.clockIn", () => saved);
    await deviceOutbox.send(owner);
    await screen.findByText(/^Recorded: clocked in at/u);
    const [first, second] = api.sent("timeEntries.clockIn");
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.tap).toEqual(first?.tap);
    expect([first?.sending?.wasQueued, second?.sending?.wasQueued]).toEqual([false, true]);
  });

  test("explains a punch that is refused when it arrives, until the employee dismisses it", async () => {
    api.answer("timeEntries.clockIn", () => {
      throw new CutOff();
    });
    const hands = await atHome();
    await hands.click(await ready("Clock in"));
    await screen.findByText(/It's saved on this device/u);
    api.answer("timeEntries.clockIn", () => {
      const message = "The pay period is closed.";
      throw new Refused({ code: "CONFLICT", message, rule: "periodLocked" });
    });
    await deviceOutbox.send(owner);
    await screen.findByText(/^Not recorded: your clock-in at .* The pay period is closed\. Your/u);
    await hands.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByText(/^Not recorded/u)).toBeNull());
  });

  test("sends the punches of another person on this device only under their own sign-in", async () => {
    const bo = { ...owner, uid: aUserId("bo-login"), name: "Bo Ode" };
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const act = { procedure: "timeEntries.clockOut", input: { position: null } } as const;
    await deviceOutbox.add(bo, { ...act, tapped: deviceOutbox.readClocks() }, 1000);
    onLine.mockRestore();
    await atHome();
    await screen.findByText(/^Waiting on this device: 1 punch of Bo Ode/u);
    api.answer("timeEntries.clockOut", () => saved);
    await deviceOutbox.send(owner);
    expect(api.sent("timeEntries.clockOut")).toEqual([]);
    await deviceOutbox.send(bo);
    expect(api.sent("timeEntries.clockOut")).toMatchObject([{ tap: { uid: "bo-login" } }]);
  });

  test("shows a refusal at the tap, and keeps nothing", async () => {
    api.answer("timeEntries.clockIn", () => {
      throw new Refused({
        code: "CONFLICT",
        message: "Your shift has not begun.",
        rule: "tooEarly",
      });
    });
    const hands = await atHome();
    await hands.click(await ready("Clock in"));
    expect((await screen.findByRole("alert")).textContent).toBe("Your shift has not begun.");
    expect(deviceOutbox.view().items).toEqual([]);
  });
});
