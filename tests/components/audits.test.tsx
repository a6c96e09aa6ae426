import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { generalOf } from "@crewline/domain/rules/company/apply-basics";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { companyChanges } from "@crewline/domain/rules/history/company-changes";
import {
  aChange,
  aCompany,
  noRounding,
  quarters,
} from "@crewline/domain/rules/company/ruled-company.test-support";
import { anEmployeeId, anEntryId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { auditDaySubject, driftId, weekSubject } from "@crewline/domain/records/summaries/drift";
import { driftAfterCheck } from "@crewline/domain/rules/jobs/drift-after-check";
import { anAuditRow } from "@crewline/domain/rules/audits/audit-row.test-support";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { TimeEntryAuditsPage } from "../../web/src/areas/time-entry-audits/time-entry-audits-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { page } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const entryId = anEntryId("anas");
const before = "2026-11-20T21:30:00.000Z";
const row = anAuditRow({
  facts: {
    recordId: entryId,
    changes: [{ field: "End", before, after: "2026-11-20T22:00:00.000Z" }],
  },
});
const skills = { field: "skills", before: "[]", after: "[]" };
const worked = {
  startsAt: "2026-11-20T14:00:00.000Z",
  endsAt: "2026-11-20T22:00:00.000Z",
  breaks: [],
};

beforeEach(() => {
  putCompany();
  api.answer("timeEntryAudits.list", () => ({ rows: [row], next: null, unreadable: 0 }));
});

function visit(query: string) {
  return renderPage(<TimeEntryAuditsPage />, {
    actor: page.actor,
    path: `/time-entry-audits-list?${query}`,
  });
}

test("the hours and pay of a change open what they are, and the row stays closed", async () => {
  api.answer("timeEntries.explain", ({ employeeId, weekStart }) => ({
    employeeId,
    weekStart,
    currency: "USD",
    workedSeconds: 0,
    rules: { preset: "flsa", since: { overtime: null, rounding: null, breaks: null } },
    entries: [],
    automaticBreaks: [],
    regularRate: null,
    additions: [],
    totalMinor: null,
  }));
  const hands = visit("");
  await hands.click(await screen.findByRole("button", { name: "+0:30. How it was computed" }));
  const hours = await screen.findByRole("dialog", { name: /Hours, .*: \+0:30/u });
  expect(within(hours).getByText(/^The end moved from .* to /u)).toBeDefined();
  await hands.click(within(hours).getByText(/^The hours of the entry after the change/u));
  await hands.click(within(hours).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hands.click(screen.getByRole("button", { name: "+$9.00. How it was computed" }));
  const pay = await screen.findByRole("dialog", { name: /Pay, .*: \+\$9\.00/u });
  expect(within(pay).getByText("Change of the pay of the workweeks")).toBeDefined();
  await within(pay).findByText(/^Nothing is counted yet/u);
});

test("the editor is chosen among the people with a login", async () => {
  const userId = aUserId("ben-login");
  const ben = anEmployee({ id: anEmployeeId("ben"), name: "Ben Ito", userId });
  const people = { [ben.id]: packWhole(ben) };
  live.put({ [`companies/c1/employeeIndex/${shardOf(ben.id)}`]: { people } });
  const hands = visit("");
  const picker = await screen.findByRole("combobox", { name: "Changed by" });
  await hands.click(picker);
  const list = await screen.findByRole("listbox");
  const options = within(list).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Ben Ito"]);
  await hands.click(screen.getByRole("option", { name: "Ben Ito" }));
  await waitFor(() =>
    expect(api.sent("timeEntryAudits.list").at(-1)).toMatchObject({ filters: { byUid: userId } }),
  );
  expect(screen.queryByText("By Marcus")).toBeNull();
  expect(new URLSearchParams(location.search).get("by")).toBe(userId);
});

test("an admin sees what a nightly check found, and what became of it", async () => {
  const ana = anEmployee({ id: anEmployeeId("ana"), name: "Ana Diaz" });
  const people = { [ana.id]: packWhole(ana) };
  live.put({ [`companies/c1/employeeIndex/${shardOf(ana.id)}`]: { people } });
  const week = weekSubject(ana.id, "2026-11-16");
  const day = auditDaySubject("2026-11-18");
  const at = "2026-11-19T08:20:00.000Z";
  for (const [subject, isRebuilt] of [[week, true] as const, [day, false] as const]) {
    const found = driftAfterCheck(null, subject, { result: { isRight: false, isRebuilt }, at });
    live.put({ [`companies/c1/drifts/${driftId(subject)}`]: found ?? {} });
  }
  visit("");
  await screen.findByRole("heading", { name: "Found by nightly checks (2)" });
  await screen.findByText(/hours of Ana Diaz in the week of .*Nov 16, 2026 differed/u);
  expect(screen.getByText(/audit of .*Nov 18, 2026 does not match its seal/u)).toBeDefined();
  const links = screen.getAllByRole("link", { name: "See" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/time-entry-audits-list?from=2026-11-18&to=2026-11-18",
    "/time-entries?week=2026-11-16&q=Ana+Diaz",
  ]);
  live.remove(`companies/c1/drifts/${driftId(week)}`);
  await screen.findByRole("heading", { name: "Found by nightly checks (1)" });
});

test("verifying tells each day's result, and which day is not intact", async () => {
  const sealed = { root: "r", state: "sealed" as const, findings: [], rows: 3 };
  const findings = [{ problem: "removed" as const, rowId: null, at: null }];
  api.answer("timeEntryAudits.verifyDays", ({ from }) =>
    from === "2026-11-19"
      ? { days: [{ ...sealed, day: "2026-11-19" }], next: "2026-11-20" }
      : { days: [{ ...sealed, day: "2026-11-20", findings }], next: null },
  );
  const hands = visit("from=2026-11-19&to=2026-11-20");
  await hands.click(await screen.findByRole("button", { name: "Verify" }));
  const dialog = await screen.findByRole("dialog", { name: /^Verify/u });
  await within(dialog).findByText("1 day is not intact. Tell support.");
  expect(within(dialog).getByText(/3 changes, not intact/u)).toBeDefined();
  expect(api.sent("timeEntryAudits.verifyDays")).toHaveLength(2);
});

test("former settings are restored as one edit with a reason, or it says why not", async () => {
  const settings = { entity: "settings", act: "changed", recordId: "company" } as const;
  const company = aCompany();
  const named = { field: "name", before: '"Pier Coffee"', after: '"Harbor Coffee"' };
  const restorable = anAuditRow({ facts: { ...settings, changes: [named] } });
  const listed = { ...restorable, id: auditRowIdSchema.parse("lists"), changes: [skills] };
  const rows = [restorable, listed];
  api.answer("timeEntryAudits.list", () => ({ rows, next: null, unreadable: 0 }));
  api.answer("settings.saveCompany", () => ({ version: company.version + 1 }));
  const hands = visit(`audit=${restorable.id}`);
  await hands.click(await screen.findByRole("button", { name: "Restore these settings" }));
  const dialog = await screen.findByRole("dialog", { name: "Restore these settings" });
  await hands.type(within(dialog).getByRole("textbox", { name: /^Reason/u }), "Wrong name.");
  await hands.dblClick(within(dialog).getByRole("button", { name: "Restore" }));
  await screen.findByText("Settings restored. The change is in the audit trail.");
  expect(api.sent("settings.saveCompany")).toMatchObject([
    { company: { ...generalOf(company), name: "Pier Coffee" }, reason: "Wrong name." },
  ]);
  cleanup();
  visit("audit=lists");
  await screen.findByText("This change can't be restored from here. Change it in Settings.");
  expect(screen.queryByRole("button", { name: /^Restore/u })).toBeNull();
});

test("former rules are restored from a day on, and former job roles, each with a reason", async () => {
  const company = { ...aCompany([aChange("2026-01-05", quarters)]), jobRoles: [aJobRole("Cook")] };
  live.put({ "companies/c1": company });
  const rounded = companyChanges(aCompany(), company, "2026-01-05");
  const rules = { entity: "rules", act: "rulesChanged", day: "2026-01-05" } as const;
  const [cook] = company.jobRoles;
  const chef = JSON.stringify([{ ...cook, name: "Chef" }]);
  const renamed = { field: "jobRoles", before: chef, after: JSON.stringify(company.jobRoles) };
  const listed = { entity: "settings", act: "changed", recordId: "company" } as const;
  const rows = [
    anAuditRow({
      facts: { ...rules, changes: rounded.filter(({ field }) => field === "rounding") },
    }),
    {
      ...anAuditRow({ facts: { ...listed, changes: [renamed] } }),
      id: auditRowIdSchema.parse("roles"),
    },
  ];
  api.answer("timeEntryAudits.list", () => ({ rows, next: null, unreadable: 0 }));
  api.answer("settings.saveRules", ({ effectiveDate }) => ({ version: 2, effectiveDate }));
  api.answer("settings.saveJobRoles", () => ({ version: 2 }));
  api.answer("settings.previewRules", () => {
    throw new Refused({ code: "CONFLICT", message: "Busy." });
  });
  const hands = visit(`audit=${rows[0]?.id}`);
  const restore = async (name: string, said: RegExp) => {
    await hands.click(await screen.findByRole("button", { name }));
    const dialog = await screen.findByRole("dialog", { name });
    within(dialog).getByText(said);
    await hands.type(within(dialog).getByRole("textbox", { name: /^Reason/u }), "By mistake.");
    await hands.dblClick(within(dialog).getByRole("button", { name: "Restore" }));
  };
  await restore("Restore these rules", /Rounding as it was before this change/u);
  await screen.findByText(/^Restored. It takes effect on /u);
  await waitFor(() => expect(api.sent("timeEntryAudits.list")).toHaveLength(2));
  expect(api.sent("settings.saveRules")).toMatchObject([
    { part: noRounding, expectedVersion: company.version, reason: "By mistake." },
  ]);
  cleanup();
  visit("audit=roles");
  await restore("Restore these job roles", /Job roles: renamed Cook to Chef/u);
  await screen.findByText("Job roles restored. The change is in the audit trail.");
  expect(api.sent("settings.saveJobRoles")).toMatchObject([
    { jobRoles: [{ ...cook, name: "Chef" }], reason: "By mistake." },
  ]);
});

test("former times are restored as one correction with a reason", async () => {
  const entry = anEntry({
    id: entryId,
    state: "closed",
    day: "2026-11-20",
    punched: worked,
    payable: worked,
  });
  live.put({ [`companies/c1/timeEntries/${entryId}`]: entry });
  api.answer("timeEntries.correct", () => ({ version: entry.version + 1 }));
  const hands = visit(`audit=${row.id}`);
  await hands.click(await screen.findByRole("button", { name: "Restore these times" }));
  const dialog = await screen.findByRole("dialog", { name: "Restore these times" });
  await hands.type(within(dialog).getByRole("textbox", { name: /^Reason/u }), "Wrong day.");
  await hands.dblClick(within(dialog).getByRole("button", { name: "Restore" }));
  await screen.findByText("Times restored. The change is in the audit trail.");
  // The row of what was restored was missing from the list until it was opened again.
  await waitFor(() => expect(api.sent("timeEntryAudits.list")).toHaveLength(2));
  expect(api.sent("timeEntries.correct")).toMatchObject([
    {
      entryId,
      expectedVersion: entry.version,
      payable: { ...worked, endsAt: before },
      reason: "Wrong day.",
    },
  ]);
});
