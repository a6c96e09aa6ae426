import { screen, waitFor } from "@testing-library/react";
import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { emptyTemplate } from "@crewline/domain/projections/checklists/starter-template";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { beforeEach, expect, test } from "vitest";
import { EmployeesPage } from "../../web/src/areas/employees/employees-page.tsx";
import { TemplatesPage } from "../../web/src/areas/templates/templates-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { live } from "./support/fake-live.ts";
import { page as olivia } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

function aTemplate(name: string): ChecklistTemplate {
  return {
    ...emptyTemplate({ today: "2026-03-02" }),
    id: checklistTemplateIdSchema.parse(name.toLowerCase()),
    name,
    locationIds: [aLocationId("harbor")],
    state: "active",
    savedAt: "2026-03-02T10:00:00.000Z",
    savedByName: "Kim",
    version: 1,
  };
}

beforeEach(() => {
  putCompany();
  for (const template of ["Opening", "Closing", "Deliveries"].map(aTemplate)) {
    live.put({ [`companies/c1/checklistTemplates/${template.id}`]: template });
  }
});

/** The record that is open, by its title. */
const opened = async (name: string) => screen.findByRole("dialog", { name });
const step = (to: "Previous" | "Next") => screen.getByRole("button", { name: to });
const isEnd = (to: "Previous" | "Next") => step(to).getAttribute("aria-disabled") === "true";

test("a record leads to those before and after it, in the order of its list", async () => {
  const path = "/templates?sort=-name&checklist=opening";
  const hands = renderPage(<TemplatesPage />, { actor: olivia.actor, path });
  await opened("Opening");
  expect(isEnd("Previous")).toBe(true);
  await hands.click(step("Next"));
  await opened("Deliveries");
  expect(document.activeElement).toBe(step("Next"));
  await hands.keyboard("j");
  await opened("Closing");
  expect(isEnd("Next")).toBe(true);
  await hands.keyboard("k");
  await opened("Deliveries");
  expect(new URLSearchParams(location.search).get("checklist")).toBe("deliveries");
});

test("a record that the filter hides leads nowhere", async () => {
  const path = "/templates?q=closing&checklist=opening";
  renderPage(<TemplatesPage />, { actor: olivia.actor, path });
  await opened("Opening");
  expect(isEnd("Previous")).toBe(true);
  expect(isEnd("Next")).toBe(true);
});

test("the next person came by name, whatever the list was sorted by", async () => {
  for (const [id, name] of [
    ["ana", "Ana Diaz"],
    ["ben", "Ben Ito"],
  ] as const) {
    const person = anEmployee({ id: anEmployeeId(id), name });
    const people = { [id]: packWhole(person) };
    live.put({ [`companies/c1/employeeIndex/${shardOf(person.id)}`]: { people } });
  }
  const path = "/employees?sort=-name&employee=ben";
  const hands = renderPage(<EmployeesPage />, { actor: olivia.actor, path });
  await opened("Ben Ito");
  await waitFor(() => expect(isEnd("Previous")).toBe(true));
  await hands.click(step("Next"));
  await opened("Ana Diaz");
});
