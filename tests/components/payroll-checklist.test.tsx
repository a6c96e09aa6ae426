import { anEmployeeId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import type {
  ProblemEntry,
  ProblemKind,
  ShownItem,
  ShownProblem,
} from "@crewline/domain/records/pay/period-checklist";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { readPeriodAgain } from "../../web/src/areas/reports/period/use-checklist.ts";
import { ReportsPage } from "../../web/src/areas/reports/reports-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, page as asOlivia } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const page = { ...asOlivia, path: "/reports?from=2026-03-02" };
const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const report = {
  ...days,
  currency: "USD",
  lines: [],
  people: [],
  totalSeconds: 0,
  totalMinor: 0,
  unapprovedEntries: 0,
  unapprovedSeconds: 0,
  openEntries: 0,
  rejectedEntries: 0,
  problems: [],
  isAdjusted: false,
};

const anEntry = (id: string, change: Partial<ProblemEntry> = {}): ProblemEntry => ({
  entryId: anEntryId(id),
  version: 1,
  day: "2026-03-02",
  weekStart: "2026-03-02",
  timeZone: "America/New_York",
  startsAt: "2026-03-02T14:00:00.000Z",
  endsAt: "2026-03-02T22:00:00.000Z",
  isClean: true,
  mayApprove: true,
  isLocked: false,
  flags: [],
  ends: [],
  requested: null,
  ...change,
});

function aProblem(kind: ProblemKind, change: Partial<ShownProblem> = {}): ShownProblem {
  const whose = { employeeId: ana.id, employeeName: ana.name, locationIds: [] };
  const nothing = { entry: null, missing: null, dispute: null };
  return { kind, ...whose, seconds: 28_800, amountMinor: 14_800, ...nothing, ...change };
}

const anItem = (...problems: ShownProblem[]): ShownItem => ({
  kind: problems[0]?.kind ?? "open",
  count: problems.length,
  people: 1,
  seconds: problems.reduce((sum, { seconds }) => sum + seconds, 0),
  amountMinor: problems.reduce((sum, one) => sum + (one.amountMinor ?? 0), 0),
  problems,
});

const disputed = anItem(
  aProblem("disputes", { dispute: { message: "Tuesday is missing.", version: 3 } }),
);
const late = anEntry("late", { isClean: false, flags: ["lateOut", "breakMissed"] });
const unapproved = anItem(
  aProblem("unapproved", { entry: late }),
  aProblem("unapproved", { entry: anEntry("clean") }),
);
let items: ShownItem[];
let broken: ShownItem[];

beforeEach(() => {
  putCompany();
  items = [disputed, unapproved];
  broken = [];
  api.answer("reports.payroll", () => report);
  api.answer("reports.checklist", () => items);
  api.answer("reports.brokenAudits", () => broken);
  api.answer("timesheets.list", () => []);
  api.answer("timesheets.closings", () => ({ ...days, state: "open", locations: [] }));
});

const open = async (): Promise<UserEvent> => {
  const hands = renderPage(<ReportsPage />, page);
  await screen.findByRole("heading", { name: "Checklist" });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Close period" }).hasAttribute("disabled")).toBe(
      false,
    ),
  );
  return hands;
};
const shardOfAna = `companies/c1/employeeIndex/${shardOf(ana.id)}`;
const putAna = () => live.put({ [shardOfAna]: { people: { [ana.id]: packWhole(ana) } } });
const holdsFocus = (of: HTMLElement | undefined) =>
  waitFor(() => expect(of === document.activeElement).toBe(true));

test("Shift + A did nothing while another item was above the unapproved entries", async () => {
  api.answer("timeEntries.approveMany", () => ({ batchId: "b1" as never, rows: [] }));
  const hands = await open();
  await hands.keyboard("A");
  const dialog = await screen.findByRole("dialog", { name: "Approve 1 entry?" });
  const approve = within(dialog).getByRole("button", { name: "Approve" });
  await waitFor(() => expect(approve === document.activeElement).toBe(true));
});

test("entries to look at say why, and a dispute says what its employee wrote", async () => {
  await open();
  expect(screen.getByText("Left late · Meal break missed").tagName).toBe("DIV");
  expect(screen.getByText("“Tuesday is missing.”").tagName).toBe("DIV");
});

test("an answered dispute read Disputed in the list below, and the focus goes on", async () => {
  api.answer("timesheets.answer", () => ({ version: 4 }));
  const hands = await open();
  await hands.keyboard("n{Enter}");
  await screen.findByRole("dialog", { name: "Answer Ana Diaz" });
  await hands.keyboard("You were off.");
  items = [unapproved];
  await hands.keyboard("{Enter}");
  const [next] = await screen.findAllByRole("button", { name: "Approve: Ana Diaz" });
  await holdsFocus(next);
  await waitFor(() => expect(api.sent("timesheets.list").length).toBeGreaterThan(1));
  expect(api.sent("timesheets.answer")).toMatchObject([
    { employeeId: "ana", firstDay: "2026-03-02", expectedVersion: 3, message: "You were off." },
  ]);
});

test("a payroll ID is typed as soon as its dialog is open", async () => {
  items = [anItem(aProblem("payrollIds"))];
  putAna();
  const hands = await open();
  await hands.keyboard("n{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Payroll ID of Ana Diaz" });
  await hands.keyboard("007");
  expect(within(dialog).getByDisplayValue("007")).toBeDefined();
});

test("a period with a changed history alone could not be closed, as no reason was asked for", async () => {
  items = [];
  broken = [anItem(aProblem("audits"))];
  api.answer("reports.closePeriod", () => ({ version: 1 }));
  const hands = await open();
  await hands.keyboard("c");
  await screen.findByRole("dialog", { name: "Close Mar 2 – 15, 2026?" });
  await hands.keyboard("Checked by hand.{Enter}");
  await waitFor(() =>
    expect(api.sent("reports.closePeriod")).toMatchObject([{ reason: "Checked by hand." }]),
  );
});

test("the checklist is there to be worked on before the history is checked, and the close waits", async () => {
  api.answer("reports.brokenAudits", () => new Promise(() => undefined));
  items = [unapproved];
  const hands = renderPage(<ReportsPage />, page);
  await screen.findByText("Checking the recorded history…");
  await hands.keyboard("n");
  await holdsFocus(screen.getAllByRole("button", { name: "Approve: Ana Diaz" })[0]);
  const close = screen.getByRole("button", { name: "Close period" });
  expect(close.hasAttribute("disabled")).toBe(true);
});

test("what depends on an item and on a problem opens its derivation", async () => {
  const hands = await open();
  const item = screen.getByRole("region", { name: "2 entries are not approved" });
  await hands.click(within(item).getByRole("button", { name: /^16:00 h/u }));
  const dialog = await screen.findByRole("dialog", { name: /2 entries are not approved/u });
  expect(dialog.textContent).toContain("Mon, Mar 2");
  expect(dialog.textContent).toContain("Total16:00 h");
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const dispute = screen.getByText("“Tuesday is missing.”").closest("li") ?? item;
  await hands.click(within(dispute).getByRole("button", { name: /^\$148\.00/u }));
  await screen.findByRole("dialog", { name: /Ana Diaz/u });
});

test("a problem lost its button when a reading from before its fix came in meanwhile", async () => {
  items = [unapproved];
  const readings: ((found: ShownItem[]) => void)[] = [];
  const hands = await open();
  api.answer("timeEntries.approve", () => {
    throw new Refused({ code: "CONFLICT", message: "It was changed." });
  });
  api.answer("reports.checklist", () => new Promise((answer) => readings.push(answer)));
  await hands.keyboard("na");
  await screen.findByText("It was changed.");
  await waitFor(() => expect(readings).toHaveLength(1));
  api.answer("timeEntries.approve", () => new Promise(() => undefined));
  await hands.keyboard("a");
  await waitFor(() => expect(api.sent("timeEntries.approve")).toHaveLength(2));
  readings[0]?.([]);
  await Promise.resolve();
  expect(screen.getAllByRole("button", { name: "Approve: Ana Diaz" })).toHaveLength(2);
});

test("a problem came back with the focus where a reading came in while its fix was saved", async () => {
  const ben = { employeeId: anEmployeeId("ben"), employeeName: "Ben Ode" };
  items = [anItem(aProblem("payrollIds"), aProblem("payrollIds", ben))];
  putAna();
  let save: ((answer: { version: number }) => void) | undefined;
  api.answer("employees.save", () => new Promise((answer) => (save = answer)));
  const hands = await open();
  await hands.keyboard("n{Enter}");
  await screen.findByRole("dialog", { name: "Payroll ID of Ana Diaz" });
  await hands.keyboard("007{Enter}");
  await waitFor(() => expect(api.sent("employees.save")).toHaveLength(1));
  const before = api.sent("reports.checklist").length;
  await act(() => readPeriodAgain());
  expect(api.sent("reports.checklist").length).toBeGreaterThan(before);
  api.answer("reports.checklist", () => new Promise(() => undefined));
  await act(async () => save?.({ version: 2 }));
  const next = await screen.findByRole("button", { name: "Add payroll ID: Ben Ode" });
  await holdsFocus(next);
  expect(screen.queryByRole("button", { name: "Add payroll ID: Ana Diaz" })).toBeNull();
});

test("the focus went to the top when someone else fixed the problem of an open dialog", async () => {
  const ben = aProblem("payrollIds", { employeeId: anEmployeeId("ben"), employeeName: "Ben Ode" });
  items = [anItem(aProblem("payrollIds"), ben)];
  putAna();
  const hands = await open();
  await hands.keyboard("n{Enter}");
  await screen.findByRole("dialog", { name: "Payroll ID of Ana Diaz" });
  items = [anItem(ben)];
  await act(() => readPeriodAgain());
  await hands.keyboard("{Escape}");
  await holdsFocus(await screen.findByRole("button", { name: "Add payroll ID: Ben Ode" }));
  expect(screen.queryByRole("button", { name: "Add payroll ID: Ana Diaz" })).toBeNull();
});

test("a slow answer to an acceptance left the pressed button as it was", async () => {
  api.answer("timeEntries.approve", () => new Promise(() => undefined));
  const hands = await open();
  const [first, second] = screen.getAllByRole("button", { name: "Approve: Ana Diaz" });
  if (first === undefined || second === undefined) throw new Error("There is no button.");
  await hands.click(first);
  await waitFor(() => expect(first.getAttribute("aria-busy")).toBe("true"));
  within(first).getByRole("progressbar");
  await hands.click(second);
  expect(second.getAttribute("aria-busy")).toBe("false");
  expect(api.sent("timeEntries.approve")).toHaveLength(1);
});
