import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { emptyTemplate } from "@crewline/domain/projections/checklists/starter-template";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { TemplatesPage } from "../../web/src/areas/templates/templates-page.tsx";
import { AskTimeOffButton } from "../../web/src/entities/time-off/ask-time-off-button.tsx";
import { TimeOffItem } from "../../web/src/entities/time-off/time-off-item.tsx";
import { useMay, useSees } from "../../web/src/session/actor/use-may.ts";
import { putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { page as asOlivia } from "./support/olivia.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const suspended = { suspendedAt: "2026-03-01T12:00:00.000Z", eraseAt: null };
const noLimits = { locations: null, employees: null };

/** A company whose missed payment makes it read-only at the instant. */
const unpaidFrom = (at: string) => ({
  plan: "plus",
  lacks: [],
  limits: noLimits,
  stop: { why: "pastDue", at },
});

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

function Rights() {
  const may = {
    "edit schedules": useMay("schedules", "edit"),
    "approve time": useMay("timeEntries", "approve"),
    "ask for time off": useMay("calendar", "requestTimeOff"),
    "change settings": useMay("settings", "editCompany"),
    "clock in": useMay("timeEntries", "punch"),
    "export the data": useMay("settings", "exportData"),
    pay: useMay("subscription", "manage"),
    "look at schedules": useMay("schedules", "view"),
    "see the team": useSees("schedules", "edit"),
  };
  const granted = Object.entries(may).flatMap(([name, is]) => (is ? [name] : []));
  return <p>{`Rights: ${granted.join(", ")}.`}</p>;
}

const ofManager =
  "Rights: edit schedules, approve time, ask for time off, clock in, look at schedules, see the team.";

const rights = () => screen.getByText(/^Rights: /u).textContent;

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/checklistTemplates/opening": opening });
});

describe("in a suspended company", () => {
  beforeEach(() => live.put({ "companies/c1": { ...aCompany(), standing: suspended } }));

  test("an admin reads, clocks in, exports and pays, and is offered nothing else", async () => {
    renderPage(<Rights />, { actor: asOlivia.actor, path: "/" });
    await waitFor(() =>
      expect(rights()).toBe(
        "Rights: clock in, export the data, pay, look at schedules, see the team.",
      ),
    );
  });

  test("an employee reads and clocks in, and is offered nothing else", async () => {
    renderPage(<Rights />, { actor: ana, path: "/" });
    await waitFor(() => expect(rights()).toBe("Rights: clock in, look at schedules."));
  });

  test("an employee's own time off is shown without a way to ask for more or to cancel", async () => {
    const timeOff = aTimeOff({ from: "2096-03-02", until: "2096-03-03", state: "requested" });
    const page = (
      <ul>
        <TimeOffItem timeOff={timeOff} who="Ana" today="2026-03-02" />
        <AskTimeOffButton employee={{ id: timeOff.employeeId, name: "Ana" }} />
      </ul>
    );
    renderPage(page, { actor: ana, path: "/" });
    await waitFor(() => expect(screen.queryAllByRole("button")).toEqual([]));
    screen.getByText("Waiting");
    live.put({ "companies/c1": aCompany() });
    await waitFor(() => expect(screen.getAllByRole("button")).toHaveLength(2));
  });

  test("a manager reads checklists and is offered no way to change one", async () => {
    renderPage(<TemplatesPage />, { actor: kim, path: "/templates?checklist=opening" });
    const panel = await screen.findByRole("dialog", { name: "Opening" });
    within(panel).getByRole("button", { name: "Preview" });
    for (const name of ["Edit", "Duplicate", "Archive"]) {
      expect(within(panel).queryByRole("button", { name })).toBeNull();
    }
    expect(screen.queryByRole("button", { name: "Add checklist", hidden: true })).toBeNull();
  });
});

describe("a company with a missed payment", () => {
  test("is worked with until the grace is over", async () => {
    live.put({ "companies/c1": { ...aCompany(), terms: unpaidFrom("2096-01-01T00:00:00.000Z") } });
    renderPage(<Rights />, { actor: kim, path: "/" });
    await waitFor(() => expect(rights()).toBe(ofManager));
  });

  test("is read-only then, and not any more once it pays", async () => {
    live.put({ "companies/c1": { ...aCompany(), terms: unpaidFrom("2026-01-01T00:00:00.000Z") } });
    renderPage(<Rights />, { actor: kim, path: "/" });
    await waitFor(() =>
      expect(rights()).toBe("Rights: clock in, look at schedules, see the team."),
    );
    live.put({ "companies/c1": aCompany() });
    await waitFor(() => expect(rights()).toBe(ofManager));
  });
});
