import { anEmployeeId, anEntryId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { askedEntry } from "@crewline/domain/rules/entry-edits/correction";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { resolveWallTime } from "@crewline/domain/kernel/time/zone";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { todayIn } from "../../web/src/time/use-today.ts";
import { harbor, putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const on = (from: string, to: string) => ({
  startsAt: `2026-03-02T${from}:00.000Z`,
  endsAt: `2026-03-02T${to}:00.000Z`,
  breaks: [],
});
const nineToFive = on("14:00", "22:00");
const closed = anEntry({
  id: anEntryId("anas"),
  state: "closed",
  punched: nineToFive,
  payable: nineToFive,
  version: 2,
});
const asks = { requested: on("13:00", "22:00"), message: "I opened at 8." };
const asked = askedEntry(closed, asks, { name: "Ana", at: "2026-03-02T23:00:00.000Z" });
const put = (entry: TimeEntry) => live.put({ "companies/c1/timeEntries/anas": entry });

function wallInstant(day: string, time: string): string {
  const found = resolveWallTime(day, time, harbor.timeZone);
  if (found.kind !== "exact") throw new Error(`${day} ${time} is not one moment.`);
  return found.instant;
}

beforeEach(putCompany);

const panelOf = () => screen.findByRole("dialog", { name: /^Ana Diaz, / });

describe("an employee whose time is wrong", () => {
  test("comes from Home to a form that says what it should be, and reads the answer later", async () => {
    put(closed);
    let tries = 0;
    api.answer("timeEntries.requestCorrection", () => {
      tries += 1;
      if (tries > 1) return { version: 3 };
      throw new Refused({
        code: "CONFLICT",
        rule: "overlap",
        message: "Ana Diaz already works 7:00 AM – 9:00 AM at Market on Monday.",
      });
    });
    const path = "/time-entries?week=2026-03-02&entry=anas&ask=1";
    const hands = renderPage(<TimeEntriesPage />, { actor: ana, path });
    const form = await screen.findByRole("dialog", { name: "What should your time be?" });
    const from = within(form).getByRole("textbox", { name: /^From/u });
    await hands.clear(from);
    await hands.type(from, "8:00 AM");
    await hands.type(within(form).getByRole("textbox", { name: /^What is wrong/u }), "I opened.");
    const send = within(form).getByRole("button", { name: "Ask for correction" });
    await hands.click(send);
    expect(await within(form).findByText(/already works/u)).toBeDefined();
    await hands.dblClick(send);
    expect(await screen.findByText("Sent. A manager will decide.")).toBeDefined();
    expect(api.sent("timeEntries.requestCorrection")).toHaveLength(2);
    expect(api.sent("timeEntries.requestCorrection")[1]).toMatchObject({
      entryId: "anas",
      expectedVersion: 2,
      requested: on("13:00", "22:00"),
      message: "I opened.",
    });
    put(asked);
    const panel = await panelOf();
    expect(await within(panel).findByText(/^You asked for a correction/u)).toBeDefined();
    expect(within(panel).queryByRole("button", { name: "Something wrong?" })).toBeNull();
    const declined = { state: "declined", answer: "The alarm shows 9.", answeredByName: "Kim" };
    put({ ...asked, flags: [], correction: { ...asked.correction, ...declined } as never });
    expect(await within(panel).findByText("“The alarm shows 9.”")).toBeDefined();
    expect(within(panel).getByRole("button", { name: "Something wrong?" })).toBeDefined();
  });
});

describe("a manager who reviews a request", () => {
  test("sees the times beside each other, and accepts with the key a", async () => {
    put(asked);
    api.answer("timeEntries.acceptCorrection", () => ({ version: 4 }));
    const path = "/time-entries?week=2026-03-02&show=needsYou&entry=anas";
    const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
    const panel = await panelOf();
    expect(within(panel).getByText("Ana Diaz asks for a correction.")).toBeDefined();
    expect(within(panel).getByText("“I opened at 8.”")).toBeDefined();
    expect(within(panel).queryByRole("button", { name: "Approve" })).toBeNull();
    await hands.keyboard("a");
    expect(await screen.findByText("Corrected as requested.")).toBeDefined();
    expect(api.sent("timeEntries.acceptCorrection")).toMatchObject([
      { entryId: "anas", expectedVersion: asked.version },
    ]);
  });

  test("declines with a message", async () => {
    put(asked);
    api.answer("timeEntries.declineCorrection", () => ({ version: 4 }));
    const path = "/time-entries?week=2026-03-02&entry=anas";
    const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
    await hands.click(within(await panelOf()).getByRole("button", { name: "Decline" }));
    const dialog = await screen.findByRole("dialog", { name: "Decline Ana Diaz's request" });
    await hands.type(
      within(dialog).getByRole("textbox", { name: /^Message/u }),
      "No.  Opened at 9.",
    );
    await hands.click(within(dialog).getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(api.sent("timeEntries.declineCorrection")).toHaveLength(1));
  });
});

describe("an employee who did not clock in", () => {
  const yesterday = addDays(todayIn(harbor.timeZone), -1);
  const shiftAt = (time: string) => wallInstant(yesterday, time);

  test("asks for the shift without time, and sees the request", async () => {
    put({ ...closed, employeeId: anEmployeeId("ben") });
    live.put({
      "companies/c1/publishedShifts/missed": aPublishedShift({
        id: aShiftId("missed"),
        employeeId: anEmployeeId("ana"),
        locationId: harbor.id,
        day: yesterday,
        weekStart: weekStartOf(yesterday, "monday"),
        startsAt: shiftAt("09:00"),
        endsAt: shiftAt("17:00"),
      }),
    });
    api.answer("timeEntries.requestEntry", () => ({ entryId: anEntryId("asked") }));
    const path = `/time-entries?week=${yesterday}`;
    const hands = renderPage(<TimeEntriesPage />, { actor: ana, path });
    await hands.click(await screen.findByRole("button", { name: "Forgot to clock in?" }));
    const form = await screen.findByRole("dialog", { name: "Ask for a time entry" });
    const from = within(form).getByRole("textbox", { name: /^From/u });
    expect(from).toHaveProperty("value", "9:00 AM");
    const send = within(form).getByRole("button", { name: "Send request" });
    await hands.click(send);
    expect(api.sent("timeEntries.requestEntry")).toEqual([]);
    await hands.type(within(form).getByRole("textbox", { name: /^Reason/u }), "No tablet.");
    await hands.dblClick(send);
    expect(await screen.findByText("Sent. A manager will decide.")).toBeDefined();
    expect(api.sent("timeEntries.requestEntry")).toMatchObject([
      {
        locationId: "harbor",
        jobRoleId: null,
        requested: { startsAt: shiftAt("09:00"), endsAt: shiftAt("17:00"), breaks: [] },
        message: "No tablet.",
      },
    ]);
  });

  test("is asked about by a manager with the schedule beside it, who accepts or declines", async () => {
    const wanted = { ...closed, state: "requested", punched: null, version: 0 } as const;
    put(askedEntry(wanted, asks, { name: "Ana", at: "2026-03-02T23:00:00.000Z" }));
    api.answer("timeEntries.acceptCorrection", () => ({ version: 2 }));
    const path = "/time-entries?week=2026-03-02&show=needsYou&entry=anas";
    const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
    const panel = await panelOf();
    expect(
      within(panel).getByText("Ana Diaz did not clock in and asks for this entry."),
    ).toBeDefined();
    expect(within(panel).getByText("Nothing until a manager accepts")).toBeDefined();
    for (const name of ["Approve", "More edits", "Send back"]) {
      expect(within(panel).queryByRole("button", { name })).toBeNull();
    }
    expect(within(panel).getByRole("button", { name: "Correct" })).toBeDefined();
    await hands.click(within(panel).getByRole("button", { name: "Accept these times" }));
    expect(await screen.findByText("Added as requested.")).toBeDefined();
    expect(api.sent("timeEntries.acceptCorrection")).toMatchObject([{ entryId: "anas" }]);
  });
});
