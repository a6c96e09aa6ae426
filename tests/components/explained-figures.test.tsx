import { anEmployeeId, anEntryId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { page } from "./support/olivia.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const on = (day: number, from: string, to: string | null) => ({
  startsAt: `2026-03-0${day}T${from}:00.000Z`,
  endsAt: to === null ? null : `2026-03-0${day}T${to}:00.000Z`,
  breaks: [],
});

function putEntry(id: string, day: number, change: Partial<TimeEntry> = {}): void {
  const span = on(day, "14:00", "22:00");
  const entry = anEntry({
    id: anEntryId(id),
    state: "closed",
    day: `2026-03-0${day}`,
    weekStart: "2026-03-02",
    punched: span,
    payable: span,
    ...change,
  });
  live.put({ [`companies/c1/timeEntries/${id}`]: entry });
}

const explainedSpan = { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T22:00:00.000Z" };

/** The week as the server explains it to a reader who may not see the pay. */
function answerExplain(weekStarts = ["2026-03-02"]): void {
  api.answer("timeEntries.explain", ({ employeeId, weekStart }) => ({
    employeeId,
    weekStart,
    currency: "USD",
    workedSeconds: 28_800,
    rules: { preset: "flsa", since: { overtime: null, rounding: null, breaks: null } },
    entries: [
      {
        entryId: anEntryId("anas"),
        jobRoleId: null,
        locationId: anEntry({}).locationId,
        timeZone: "America/New_York",
        punched: explainedSpan,
        payable: explainedSpan,
        rounded: explainedSpan,
        breaks: [],
        parts: [
          {
            ...explainedSpan,
            day: "2026-03-02",
            seconds: 28_800,
            multiplierPercent: 100,
            because: "regular",
            rateTenThousandths: null,
            rateSince: null,
            amountMinor: null,
          },
        ],
        weekStarts,
      },
    ],
    automaticBreaks: [],
    regularRate: null,
    additions: [],
    totalMinor: null,
  }));
}

beforeEach(putCompany);

test("the total of the list opens by person, down to how an entry is counted", async () => {
  putEntry("anas", 2);
  putEntry("bens", 3, { employeeId: anEmployeeId("ben") });
  const open = on(4, "14:00", null);
  putEntry("open", 4, { state: "needsFix", punched: open, payable: open });
  answerExplain();
  const hands = renderPage(<TimeEntriesPage />, {
    actor: kim,
    path: "/time-entries?week=2026-03-02",
  });
  await hands.click(await screen.findByRole("button", { name: "16:00. How it was computed" }));
  const dialog = await screen.findByRole("dialog", { name: /Hours of the list: 16:00/u });
  const inDialog = within(dialog);
  expect(inDialog.getByText(/paid time of the 2 entries that the list shows/u)).toBeDefined();
  expect(inDialog.getByText("1 entry without a clock-out is not included.")).toBeDefined();
  await hands.click(inDialog.getByRole("button", { name: /^Ana Diaz/u }));
  await hands.click(inDialog.getByRole("button", { name: /^Mon, Mar 2/u }));
  expect(await inDialog.findByText("Clocked in at 9:00 AM and out at 5:00 PM.")).toBeDefined();
  expect(api.sent("timeEntries.explain")).toMatchObject([{ employeeId: "ana" }]);
  await hands.click(inDialog.getByRole("button", { name: "Close" }));
});

test("an entry over the edge of two weeks is explained in both, not by half", async () => {
  putEntry("anas", 2);
  answerExplain(["2026-03-02", "2026-03-09"]);
  const hands = renderPage(<TimeEntriesPage />, {
    actor: kim,
    path: "/time-entries?week=2026-03-02",
  });
  await hands.click(await screen.findByRole("button", { name: /^Ana Diaz/u }));
  await hands.click(await screen.findByRole("button", { name: "How this time is counted" }));
  expect(await screen.findByRole("region", { name: "This entry" })).toBeDefined();
  expect(
    await screen.findByRole("region", { name: "This entry in the week of Mon, Mar 9" }),
  ).toBeDefined();
  expect(api.sent("timeEntries.explain")).toMatchObject([
    { weekStart: "2026-03-02" },
    { weekStart: "2026-03-09" },
  ]);
});

test("a planned week shows an admin its cost by shift and rate, and who has no rate", async () => {
  const rate = { jobRoleId: null, locationId: null, rateTenThousandths: 200_000 };
  const rates = [{ ...rate, effectiveDate: "2026-03-02" }];
  const noRates = { currency: "USD", rates: [], policies: [], version: 1 };
  const bens = { id: aShiftId("bens"), employeeId: anEmployeeId("ben") };
  for (const [id, name] of [
    ["ana", "Ana Diaz"],
    ["ben", "Ben Ito"],
  ] as const) {
    const person = anEmployee({ id: anEmployeeId(id), name });
    const people = { [person.id]: packWhole(person) };
    live.put({ [`companies/c1/employeeIndex/${shardOf(person.id)}`]: { people } });
  }
  live.put({
    "companies/c1/shifts/anas": aShift({ id: aShiftId("anas") }),
    "companies/c1/shifts/bens": aShift(bens),
    "companies/c1/employees/ana/private/pay": { ...noRates, rates },
    "companies/c1/employees/ben/private/pay": noRates,
  });
  api.answer("schedules.planTerms", () => ({
    people: [{ employeeId: anEmployeeId("ana"), rates, policies: [] }],
    minors: [],
  }));
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: page.actor, path });
  // The day and the week, with the same amount as their explanation.
  expect(await screen.findAllByText("$160.00")).toHaveLength(2);
  const sums = await screen.findAllByRole("button", { name: "16:00. How it was computed" });
  await hands.click(sums.at(-1) ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: /Planned hours at Harbor/u }));
  await dialog.findByRole("heading", { name: "Planned cost" });
  await hands.click(dialog.getByRole("button", { name: /^Ana Diaz.*\$160\.00/u }));
  expect(
    dialog.getByText("8:00 of regular time. At $20.00 an hour, the rate since Mar 2, 2026."),
  ).toBeDefined();
  expect(dialog.getByText(/^Not included, because no hourly rate .*: Ben Ito\.$/u)).toBeDefined();
});
