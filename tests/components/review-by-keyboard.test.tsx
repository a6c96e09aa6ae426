import { anEmployeeId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { aChange, aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const at = (day: number, time: string) => `2026-03-0${day}T${time}:00.000Z`;
const on = (day: number, from: string, to: string | null) => ({
  startsAt: `2026-03-0${day}T${from}:00.000Z`,
  endsAt: to === null ? null : `2026-03-0${day}T${to}:00.000Z`,
  breaks: [],
});
const put = (id: string, day: number, change: Partial<TimeEntry>) => {
  const payable = on(day, "14:00", "22:00");
  const entry = anEntry({
    id: anEntryId(id),
    state: "closed",
    day: `2026-03-0${day}`,
    punched: payable,
    payable,
    ...change,
  });
  live.put({ [`companies/c1/timeEntries/${id}`]: entry });
  return entry;
};

/** Ben, who came late on Thursday, forgot to clock out on Wednesday; two other days are clean. */
beforeEach(() => {
  putCompany();
  const ben = { employeeId: anEmployeeId("ben") };
  put("late", 5, { ...ben, flags: ["lateIn"] });
  const open = on(4, "14:00", null);
  put("open", 4, { ...ben, state: "needsFix", punched: open, payable: open });
  put("clean-1", 3, ben);
  put("clean-2", 2, {});
});

async function theWeek() {
  const hands = renderPage(<TimeEntriesPage />, {
    actor: kim,
    path: "/time-entries?week=2026-03-02",
  });
  await screen.findByRole("tab", { name: "Needs you (2)" });
  return hands;
}

const panelOf = (title: RegExp) => screen.findByRole("dialog", { name: title });

describe("a week is reviewed without a mouse", () => {
  test("a accepts the open entry and opens the next one that needs a decision", async () => {
    api.answer("timeEntries.approve", ({ entries }) => {
      for (const { entryId } of entries) put(entryId, 5, { state: "approved", flags: [] });
      return {
        results: entries.map(({ entryId }) => ({ entryId, isApproved: true, problem: null })),
      };
    });
    api.answer("timeEntries.acceptEnd", ({ entryId, endsAt }) => {
      put(entryId, 4, { state: "approved", payable: { ...on(4, "14:00", null), endsAt } });
      return { version: 3 };
    });
    const hands = await theWeek();
    screen.getAllByRole("button", { name: "Ben Ito" })[0]?.focus();
    await hands.keyboard("{Enter}");
    await panelOf(/Mar 5/u);
    await hands.keyboard("a");
    await panelOf(/Mar 4/u);
    expect(screen.getByRole("button", { name: "Accept 5:00 PM (usual length)" })).toBeDefined();
    await hands.keyboard("a");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent("timeEntries.acceptEnd")).toMatchObject([
      { entryId: "open", expectedVersion: 1, endsAt: on(4, "22:00", null).startsAt, breaks: [] },
    ]);
    await hands.click(screen.getByRole("tab", { name: "Needs you (0)" }));
    await screen.findByRole("heading", { name: "Nothing to decide" });
  });

  test("the end of the usual length is accepted with the usual break, or without it", async () => {
    const taken = { startsAt: at(5, "18:00"), endsAt: at(5, "18:30"), isPaid: false };
    const span = { ...on(5, "14:00", "22:05"), breaks: [taken] };
    put("late", 5, { employeeId: anEmployeeId("ben"), punched: span, payable: span });
    put("clean-1", 3, {});
    api.answer("timeEntries.acceptEnd", () => {
      throw new Refused({ code: "CONFLICT", message: "Ben Ito already works then." });
    });
    const path = "/time-entries?week=2026-03-02&entry=open";
    const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
    const panel = await panelOf(/Mar 4/u);
    const accept = { name: "Accept 5:05 PM (usual length), 30 min break" };
    await hands.click(within(panel).getByRole("button", accept));
    await within(panel).findByText("Ben Ito already works then.");
    await hands.click(
      within(panel).getByRole("checkbox", {
        name: /^Record an unpaid break that was not punched, 1:00/u,
      }),
    );
    await hands.click(within(panel).getByRole("button", { name: "Accept 5:05 PM (usual length)" }));
    const lunch = { startsAt: at(4, "18:00"), endsAt: at(4, "18:30") };
    expect(api.sent("timeEntries.acceptEnd").map(({ breaks }) => breaks)).toEqual([[lunch], []]);
  });

  test("the focus was lost with the row of an accepted entry when the panel closed", async () => {
    api.answer("timeEntries.approve", ({ entries }) => {
      put("late", 5, { state: "approved", flags: [] });
      const done = { isApproved: true, problem: null };
      return { results: entries.map(({ entryId }) => ({ entryId, ...done })) };
    });
    const hands = await theWeek();
    await hands.click(screen.getByRole("tab", { name: "Needs you (2)" }));
    await hands.keyboard("j{Enter}");
    await panelOf(/Mar 5/u);
    await hands.keyboard("a");
    await panelOf(/Mar 4/u);
    await hands.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const row = screen.getByRole("button", { name: "Ben Ito" });
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  test("j and k step through the list, and a keeps to an entry that was refused", async () => {
    api.answer("timeEntries.acceptEnd", () => {
      throw new Refused({ code: "CONFLICT", message: "Ben Ito already works then." });
    });
    const hands = await theWeek();
    screen.getAllByRole("button", { name: "Ben Ito" })[0]?.focus();
    await hands.keyboard("{Enter}");
    await panelOf(/Mar 5/u);
    await hands.keyboard("j");
    await panelOf(/Mar 4/u);
    await hands.keyboard("a");
    expect(await screen.findByText("Ben Ito already works then.")).toBeDefined();
    await hands.keyboard("k");
    await panelOf(/Mar 5/u);
  });

  test("Shift + A approves what is clean, with a result for each row", async () => {
    api.answer("timeEntries.approveMany", ({ rows }) => ({
      batchId: aBatchId("batch"),
      rows: rows.map(({ key, entryId, title }, index) => ({
        key,
        recordId: entryId,
        title,
        problem: index === 0 ? null : "The pay period is locked.",
        remark: null,
        canBeUndone: index === 0,
        isUnfinished: false,
      })),
    }));
    const hands = await theWeek();
    await hands.keyboard("A");
    const dialog = await screen.findByRole("dialog", { name: "Approve 2 entries?" });
    await hands.click(within(dialog).getByRole("button", { name: "Approve" }));
    expect(await screen.findByText(/1 done, 1 failed/u)).toBeDefined();
    expect(screen.getByText(/The pay period is locked/u)).toBeDefined();
    expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
    const [sent] = api.sent("timeEntries.approveMany");
    expect(sent?.rows.map(({ entryId }) => entryId)).toEqual(["clean-1", "clean-2"]);
  });
});

test.each(["locked", "exported"] as const)("a %s entry offers nothing to change", async (state) => {
  put("late", 5, { employeeId: anEmployeeId("ben"), state, flags: ["lateIn"] });
  const path = "/time-entries?week=2026-03-02&entry=late";
  renderPage(<TimeEntriesPage />, { actor: kim, path });
  const panel = await panelOf(/Mar 5/u);
  const buttons = within(panel).getAllByRole("button");
  const names = buttons.map((one) => one.getAttribute("aria-label") ?? one.textContent);
  expect(names).toEqual(["Previous", "Next", "Close", "How this time is counted"]);
});

test("a manager finds what a rule has approved, and takes the approvals back for one reason", async () => {
  put("by-rule", 6, { state: "approved", isApprovedByRule: true });
  api.answer("timeEntries.unapproveMany", ({ rows }) => ({
    batchId: aBatchId("batch"),
    rows: rows.map(({ key, entryId, title }) => {
      const done = { problem: null, remark: null, canBeUndone: false, isUnfinished: false };
      return { key, recordId: entryId, title, ...done };
    }),
  }));
  const hands = await theWeek();
  await screen.findByRole("tab", { name: "All (5)" });
  await hands.selectOptions(screen.getByRole("combobox", { name: "Only" }), "Approved by rule");
  await screen.findByRole("tab", { name: "All (1)" });
  expect(screen.queryByRole("button", { name: "Ben Ito" })).toBeNull();

  await hands.click(screen.getByRole("checkbox", { name: /^Select all/u }));
  await hands.click(screen.getByRole("button", { name: "Undo approval of 1" }));
  const dialog = await screen.findByRole("dialog", { name: "Undo 1 approval?" });
  const undo = within(dialog).getByRole("button", { name: "Undo approval" });
  await hands.click(undo);
  await within(dialog).findByText(/^Say why/u);
  await hands.type(within(dialog).getByRole("textbox", { name: /^Reason/u }), "Not checked.");
  await hands.click(undo);
  expect(await screen.findByText(/1 done/u)).toBeDefined();
  expect(api.sent("timeEntries.unapproveMany")).toMatchObject([
    { rows: [{ entryId: "by-rule", expectedVersion: 1, reason: "Not checked." }] },
  ]);
});

test("a manager was offered to undo approvals that only admins take back", async () => {
  const approvals = { ...defaultRules.approvals, takeBackBy: "admins" as const };
  const change = aChange("2026-01-01", { section: "approvals", value: approvals });
  live.put({ "companies/c1": aCompany([change]) });
  put("done", 6, { state: "approved" });
  const hands = await theWeek();
  const select = (name: RegExp) => hands.click(screen.getByRole("checkbox", { name }));
  await select(/^Select all/u);
  expect(await screen.findByRole("button", { name: "Approve 3" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Undo approval/u })).toBeNull();
  await select(/^Select all/u);
  const [first] = screen.getAllByRole("checkbox", { name: /^Select (?!all)/u });
  if (first === undefined) throw new Error("There is no row.");
  await hands.click(first);
  expect(await screen.findByText("None of them can be approved.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Approve \d+$/u })).toBeNull();
});
