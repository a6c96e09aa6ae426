import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { anEmployeeId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { beforeEach, describe, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const eightHours = {
  startsAt: "2026-03-02T14:00:00.000Z",
  endsAt: "2026-03-02T22:00:00.000Z",
  breaks: [],
};
const closed = { state: "closed", punched: eightHours, payable: eightHours } as const;
const anas = anEntry({ id: anEntryId("anas"), ...closed, version: 2 });
const bens = anEntry({ id: anEntryId("bens"), employeeId: anEmployeeId("ben"), ...closed });

const put = (entry: TimeEntry) => live.put({ [`companies/c1/timeEntries/${entry.id}`]: entry });
const approved = (entryId: TimeEntryId) => ({ entryId, isApproved: true, problem: null });

beforeEach(() => {
  putCompany();
  put(anas);
  put(bens);
});

async function theWeek() {
  const path = "/time-entries?week=2026-03-02";
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  await screen.findByRole("button", { name: "Ana Diaz" });
  return hands;
}

/** The panel of Ana's entry. */
async function openAnas() {
  const hands = await theWeek();
  await hands.click(screen.getByRole("button", { name: "Ana Diaz" }));
  const panel = await screen.findByRole("dialog", { name: /^Ana Diaz, / });
  return { hands, panel };
}

describe("in the review of worked time", () => {
  test("Approve sends the entry with the version on screen, once for a double click", async () => {
    const answer = Promise.withResolvers<{ results: ReturnType<typeof approved>[] }>();
    api.answer("timeEntries.approve", () => answer.promise);
    const { hands, panel } = await openAnas();
    await hands.dblClick(within(panel).getByRole("button", { name: "Approve" }));
    answer.resolve({ results: [approved(anEntryId("anas"))] });
    expect(await screen.findByText("1 approved.")).toBeDefined();
    expect(api.sent("timeEntries.approve")).toMatchObject([
      { entries: [{ entryId: "anas", expectedVersion: 2 }] },
    ]);
    put({ ...anas, state: "approved", approvedByName: "Kim", approvedAt: eightHours.endsAt });
    await waitFor(() =>
      expect(within(panel).queryByRole("button", { name: "Approve" })).toBeNull(),
    );
    expect(within(panel).getByRole("button", { name: "Undo approval" })).toBeDefined();
  });

  test("Send back needs a reason, which is asked for beside its field", async () => {
    api.answer("timeEntries.reject", ({ reason }) => {
      if (reason !== "") return { version: 3 };
      throw new Refused({
        code: "BAD_REQUEST",
        message: "The input is not valid.",
        fieldErrors: { reason: "Enter a reason." },
      });
    });
    const { hands, panel } = await openAnas();
    await hands.click(within(panel).getByRole("button", { name: "Send back" }));
    const dialog = await screen.findByRole("dialog", { name: "Send the entry back" });
    const why = within(dialog).getByRole("textbox", { name: /^Reason/u });
    await hands.click(within(dialog).getByRole("button", { name: "Send back" }));
    expect(await within(dialog).findByText("Enter a reason.")).toBeDefined();
    expect(why.getAttribute("aria-invalid")).toBe("true");

    await hands.type(why, "The break is missing");
    await hands.click(within(dialog).getByRole("button", { name: "Send back" }));
    expect(await screen.findByText("Sent back.")).toBeDefined();
    expect(api.sent("timeEntries.reject").at(-1)).toMatchObject({
      entryId: "anas",
      expectedVersion: 2,
      reason: "The break is missing",
    });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /Send the/u })).toBeNull());
  });

  test("Esc asks before it loses a half-typed reason", async () => {
    const { hands, panel } = await openAnas();
    await hands.click(within(panel).getByRole("button", { name: "Send back" }));
    const dialog = await screen.findByRole("dialog", { name: "Send the entry back" });
    await hands.type(within(dialog).getByRole("textbox", { name: /^Reason/u }), "The br");
    await hands.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
    await hands.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const why = within(dialog).getByRole("textbox", { name: /^Reason/u });
    expect((why as HTMLInputElement).value).toBe("The br");
    expect(api.sent("timeEntries.reject")).toEqual([]);
  });

  test("bulk approval tells how many it approved, and why it skipped the others", async () => {
    const problem = "Ben Ito's pay period is locked.";
    api.answer("timeEntries.approve", () => ({
      results: [
        approved(anEntryId("anas")),
        { entryId: anEntryId("bens"), isApproved: false, problem },
      ],
    }));
    const hands = await theWeek();
    await hands.click(screen.getByRole("checkbox", { name: "Select all rows of this filter" }));
    await hands.click(await screen.findByRole("button", { name: "Approve 2" }));
    expect(await screen.findByText(`1 approved. 1 skipped: ${problem}`)).toBeDefined();
    expect(api.sent("timeEntries.approve")[0]?.entries.map(({ entryId }) => entryId)).toEqual(
      expect.arrayContaining(["anas", "bens"]),
    );
    expect(screen.queryByRole("region", { name: "Selected rows" })).toBeNull();
  });

  test("a selected row that cannot be approved is not sent", async () => {
    put({ ...bens, state: "needsFix" });
    api.answer("timeEntries.approve", () => ({ results: [approved(anEntryId("anas"))] }));
    const hands = await theWeek();
    await hands.click(screen.getByRole("checkbox", { name: "Select all rows of this filter" }));
    await hands.click(await screen.findByRole("button", { name: "Approve 1" }));
    expect(await screen.findByText("1 approved.")).toBeDefined();
    expect(api.sent("timeEntries.approve")).toMatchObject([{ entries: [{ entryId: "anas" }] }]);
  });

  test("bulk approval keeps the selection when no answer came", async () => {
    api.answer("timeEntries.approve", () => {
      throw new CutOff();
    });
    const hands = await theWeek();
    await hands.click(screen.getByRole("checkbox", { name: "Select all rows of this filter" }));
    await hands.click(await screen.findByRole("button", { name: "Approve 2" }));
    expect(await screen.findByText(/^Nothing was approved\. Check the connection/u)).toBeDefined();
    expect(screen.getByRole("button", { name: "Approve 2" })).toBeDefined();
  });
});

const hours = { workedSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
const aWeek = (employeeId: string, weekStart: string, flagged: readonly object[] = []) => ({
  [`companies/c1/employeeWeeks/${employeeId}_${weekStart}`]: {
    id: `${employeeId}_${weekStart}`,
    employeeId,
    weekStart,
    timeZone: "America/New_York",
    locationIds: ["harbor"],
    entries: [],
    openEntryId: null,
    hours: { ...hours, unpaidBreakSeconds: 0, days: [], entries: flagged },
    auditHash: "",
    auditCount: 0,
    version: 1,
  },
});

test("an entry with overtime in its week needs a decision, and a clean one does not", async () => {
  live.put(aWeek("ana", "2026-03-02", [{ entryId: "anas", ...hours, flags: ["overtimeWeekly"] }]));
  const hands = await theWeek();
  expect(await screen.findByRole("tab", { name: "Needs you (1)" })).toBeDefined();
  expect(screen.getByRole("tab", { name: "Ready to approve (1)" })).toBeDefined();
  await hands.click(screen.getByRole("tab", { name: "Needs you (1)" }));
  expect(await screen.findByText("Weekly overtime")).toBeDefined();
});

test("entries with flags were approved as clean while the device had a part of their week", async () => {
  live.put({ ...aWeek("ben", "2026-03-02"), ...aWeek("ben", "2026-03-09") });
  live.showCopies(({ path }) => path.endsWith("/employeeWeeks"));
  const hands = await theWeek();
  const approve = await screen.findByRole<HTMLButtonElement>("button", { name: "Approve 2 clean" });
  expect(approve.disabled).toBe(true);
  await hands.keyboard("A");
  expect(screen.queryByRole("dialog")).toBeNull();
  live.showCopies(() => false);
  await waitFor(() => expect(approve.disabled).toBe(false));
});
