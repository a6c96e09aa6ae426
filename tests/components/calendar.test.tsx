import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { dayEventIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { GridFrame } from "../../web/src/areas/calendar/calendar-grid-styles.ts";
import { CalendarPage } from "../../web/src/areas/calendar/calendar-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { makePhoneWidth } from "./support/phone-width.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const path = "/calendar?view=agenda&day=2026-11-20";
/** Friday 20 November 2026, 10:00 in New York. */
const [day, now] = ["2026-11-20", "2026-11-20T15:00:00.000Z"];
const week = () => screen.findByRole("list", { name: "Agenda" });
const row = (name: RegExp) => screen.findByRole("button", { name });

function putWeek(): void {
  const ben = { id: aShiftId("bens"), employeeId: anEmployeeId("ben") };
  const night = aPublishedShift({ day, range: "22:00-06:00" });
  live.put({
    "companies/c1/publishedShifts/shift": night,
    "companies/c1/publishedShifts/bens": aPublishedShift({ ...ben, day }),
    "companies/c1/timeOff/off": aTimeOff({ state: "requested", from: day, until: day }),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
  vi.setSystemTime(now);
  localStorage.clear();
  putCompany();
  putWeek();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("an employee begins with the own calendar, a night once, and sees colleagues' shifts on demand", async () => {
  const hands = renderPage(<CalendarPage />, { actor: ana, path });
  const list = await week();
  await within(list).findByText("You: time off");
  expect(within(list).getAllByText("10:00 PM – 6:00 AM", { exact: false })).toHaveLength(1);
  expect(within(list).queryByText("9:00 AM – 5:00 PM", { exact: false })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add event" })).toBeNull();
  await hands.click(screen.getByRole("button", { name: "Everyone" }));
  await screen.findByText("9:00 AM – 5:00 PM", { exact: false });
  expect(location.search).toContain("whose=all");
});

test("days with nothing but the end of a pay period say that nothing is planned", async () => {
  renderPage(<CalendarPage />, { actor: kim, path: "/calendar?view=agenda&day=2029-02-10" });
  expect(await screen.findByText(/^No shifts, time off or events on these days\./u)).toBeDefined();
  expect(await screen.findAllByText(/^Pay period ends/u)).not.toEqual([]);
});

test("time off was asked for today, whichever day was tapped in the month of a phone", async () => {
  makePhoneWidth();
  api.answer("calendar.countTimeOff", () => ({ counted: [], closedDays: [], balance: null }));
  const hands = renderPage(<CalendarPage />, { actor: ana, path: "/calendar?view=month" });
  await hands.click(await screen.findByRole("button", { name: /^Thu, Nov 26,/u }));
  await hands.click(screen.getByRole("button", { name: "Ask for time off" }));
  const form = within(await screen.findByRole("dialog", { name: "Ask for time off" }));
  for (const label of [/^First day/u, /^Last day/u]) {
    expect(form.getByLabelText(label)).toHaveProperty("value", "2026-11-26");
  }
});

test("a layer that is switched off stays off for this person", async () => {
  const hands = renderPage(<CalendarPage />, { actor: kim, path });
  await screen.findByText("Ana Diaz: time off");
  await hands.click(screen.getByRole("button", { name: "Layers" }));
  const layer = await screen.findByRole("menuitemcheckbox", { name: "Time off" });
  await hands.click(layer);
  expect(layer.getAttribute("aria-checked")).toBe("false");
  expect(screen.queryByText("Ana Diaz: time off")).toBeNull();
  expect(localStorage.getItem("crewline.calendar.layers.kim")).not.toContain("timeOff");
});

test("the time zone of a shift wrapped below its time in the agenda of a phone", async () => {
  renderPage(<CalendarPage />, { actor: ana, path });
  const time = await screen.findByText("10:00 PM – 6:00 AM", { exact: false });
  expect(getComputedStyle(time).whiteSpace).toBe("nowrap");
});

test("a request for several days looked as if it were for the first alone", async () => {
  const request = <span className="item waiting">Ana Diaz: time off</span>;
  renderPage(<GridFrame>{request}</GridFrame>, { actor: kim, path });
  const { outlineStyle } = getComputedStyle(await screen.findByText("Ana Diaz: time off"));
  expect(outlineStyle).toBe("dashed");
});

test("a manager opens a request and finds its decision there", async () => {
  api.answer("calendar.previewTimeOff", () => ({
    shifts: [],
    shiftCount: 0,
    publishedCount: 0,
    elsewhere: [],
    othersOff: [],
  }));
  const hands = renderPage(<CalendarPage />, { actor: kim, path });
  await hands.click(await row(/Ana Diaz: time off/u));
  const panel = await screen.findByRole("dialog", { name: "Ana Diaz: time off" });
  await within(panel).findByRole("button", { name: /^Approve/u });
  await within(panel).findByText("No shift is planned then.");
  expect(location.search).toContain("open=timeOff-off");
});

test("a manager adds an event at the own location, for the shown day", async () => {
  api.answer("calendar.addEvent", () => ({ dayEventId: dayEventIdSchema.parse("new") }));
  const hands = renderPage(<CalendarPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "Add event" }));
  const dialog = await screen.findByRole("dialog", { name: "Add event" });
  await hands.type(within(dialog).getByRole("textbox", { name: /^Title/u }), "Inventory");
  await hands.click(within(dialog).getByRole("button", { name: "Add event" }));
  await screen.findByText("Event added.");
  expect(api.sent("calendar.addEvent").at(-1)).toMatchObject({
    event: { title: "Inventory", from: day, until: day, times: null, locationId: "harbor" },
  });
});
