import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { emptyTemplate } from "@crewline/domain/projections/checklists/starter-template";
import type { PlanId } from "@crewline/domain/records/subscription/plan";
import { plans } from "@crewline/domain/records/subscription/plan";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { StandingNote } from "../../web/src/app/shell/standing-note.tsx";
import { ReportsPage } from "../../web/src/areas/reports/reports-page.tsx";
import { TemplatesPage } from "../../web/src/areas/templates/templates-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { page as asOlivia } from "./support/olivia.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const olivia: Actor = asOlivia.actor;

const opening = {
  ...emptyTemplate({ today: "2026-03-02" }),
  id: checklistTemplateIdSchema.parse("opening"),
  name: "Opening",
  locationIds: [aLocationId("harbor")],
  state: "active",
  savedAt: "2026-03-02T10:00:00.000Z",
  savedByName: "Kim",
  version: 1,
};

function putPlan(plan: PlanId): void {
  const { lacks, limits } = plans[plan];
  const terms = { plan, lacks: [...lacks], limits, stop: null };
  live.put({ "companies/c1": { ...aCompany(), terms } });
}

function open(page: ReactNode, actor: Actor, path: string) {
  const withNote = (
    <>
      <StandingNote />
      {page}
    </>
  );
  return renderPage(withNote, { actor, path });
}

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/checklistTemplates/opening": opening });
});

const managing: readonly (readonly [string, Actor])[] = [
  ["an admin", olivia],
  ["a manager", kim],
];

describe("a plan without checklists", () => {
  test.each(managing)("leaves them to %s to read, and no way to change one", async (_, actor) => {
    putPlan("basic");
    const hands = open(<TemplatesPage />, actor, "/templates?checklist=opening&edit=1");
    const panel = await screen.findByRole("dialog", { name: "Opening" });
    within(panel).getByRole("button", { name: "Preview" });
    for (const name of ["Edit", "Duplicate", "Archive"]) {
      expect(within(panel).queryByRole("button", { name })).toBeNull();
    }
    await hands.keyboard("{Escape}");
    await hands.keyboard("n");
    expect(screen.queryByRole("dialog", { name: "Start a checklist" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Add checklist" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("shows an admin the way to the plans, above the screen", async () => {
    putPlan("basic");
    open(<TemplatesPage />, olivia, "/templates");
    await screen.findByText(/does not include checklists.*choose a larger plan/u);
    const link = screen.getByRole("link", { name: "See plans" });
    expect(link.getAttribute("href")).toBe("/subscription");
  });

  test("tells a manager to ask an admin", async () => {
    putPlan("basic");
    open(<TemplatesPage />, kim, "/templates");
    await screen.findByText(/does not include checklists.*An admin can change the plan/u);
    expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
  });

  test("tells employees nothing, who answer the checklists of their day as before", async () => {
    putPlan("basic");
    open(<TemplatesPage />, ana, "/templates");
    await screen.findByText("No checklists today");
    expect(screen.queryByText(/does not include/u)).toBeNull();
  });
});

test.each(managing)("a plan with checklists lets %s add and change them", async (_, actor) => {
  putPlan("plus");
  open(<TemplatesPage />, actor, "/templates?checklist=opening");
  const panel = await screen.findByRole("dialog", { name: "Opening" });
  within(panel).getByRole("button", { name: "Edit" });
  screen.getByRole("button", { name: "Add checklist", hidden: true });
  expect(screen.queryByText(/does not include/u)).toBeNull();
});

describe("sales", () => {
  const path = "/reports?report=sales&week=2026-03-02";
  const fields = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /Mar [2-8]/u });

  test("are read only under a plan without them", async () => {
    putPlan("basic");
    open(<ReportsPage />, olivia, path);
    await screen.findByText(/does not include sales/u);
    await waitFor(() => expect(fields()).toHaveLength(7));
    expect(fields().every(({ disabled }) => disabled)).toBe(true);
    for (const name of ["Save", "Save sales", "Import"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });

  test("are entered and imported under a plan with them", async () => {
    putPlan("plus");
    open(<ReportsPage />, olivia, path);
    await screen.findByRole("button", { name: /^Import/u });
    expect(fields().some(({ disabled }) => !disabled)).toBe(true);
  });
});

describe("a pay period that is over", () => {
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
  } as const;

  test.each([
    ["basic", 0],
    ["plus", 1],
  ] as const)("under the plan %s has %i buttons to close it", async (plan, buttons) => {
    putPlan(plan);
    api.answer("reports.payroll", () => ({ ...report, lines: [], people: [], problems: [] }));
    api.answer("reports.checklist", () => []);
    api.answer("reports.brokenAudits", () => []);
    api.answer("timesheets.list", () => []);
    api.answer("timesheets.closings", () => ({ ...days, state: "open", locations: [] }));
    open(<ReportsPage />, olivia, "/reports?from=2026-03-02");
    await screen.findByRole("heading", { name: "Checklist" });
    expect(screen.queryAllByRole("button", { name: "Close period" })).toHaveLength(buttons);
    expect(screen.queryAllByText(/does not include closing/u)).toHaveLength(1 - buttons);
  });
});
