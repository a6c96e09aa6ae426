import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { beforeEach, expect, test } from "vitest";
import { EmployeesPage } from "../../web/src/areas/employees/employees-page.tsx";
import { PaletteButton } from "../../web/src/app/shell/palette-button.tsx";
import { putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { page } from "./support/olivia.ts";
import { ana, renderPage } from "./support/render-page.tsx";

beforeEach(() => {
  putCompany();
  const ben = anEmployee({
    id: anEmployeeId("ben"),
    name: "Ben Ito",
    jobRoleIds: [roleId("barista")],
  });
  const people = { [ben.id]: packWhole(ben) };
  live.put({ [`companies/c1/employeeIndex/${shardOf(ben.id)}`]: { people } });
});

const open = async (actor: Actor) => {
  const hands = renderPage(<PaletteButton />, { actor, path: "/reports" });
  await hands.keyboard("{Control>}k{/Control}");
  return { hands, field: await screen.findByRole("combobox", { name: "Go to" }) };
};
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const address = () => `${location.pathname}${location.search}`;

test("Ctrl+K, a name and Enter lead to a person", async () => {
  const { hands, field } = await open(page.actor);
  await hands.type(field, "ITO");
  await waitFor(() => expect(options()).toEqual(["Ben ItoBarista"]));
  await hands.keyboard("{Enter}");
  expect(address()).toBe("/employees?employee=ben");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a location, a week, a screen by another word, and a setting are found", async () => {
  const { hands, field } = await open(page.actor);
  const found = async (text: string) => {
    await hands.clear(field);
    await hands.type(field, text);
    return options();
  };
  await waitFor(async () =>
    expect(await found("harb")).toEqual(["HarborsideSchedule", "HarborsideLocation"]),
  );
  expect((await found("week"))[0]).toMatch(/^Week of .*This week$/u);
  expect((await found("next w"))[0]).toMatch(/^Week of .*Next week$/u);
  expect(await found("roster")).toEqual(["Schedules"]);
  expect(await found("overt")).toEqual(["OvertimeCompany settings"]);
  await found("payroll files");
  await hands.click(screen.getByRole("option"));
  expect(address()).toBe("/settings?tab=company&section=payroll-files");
});

test("employees are shown no screen and no setting that they may not open", async () => {
  const { hands, field } = await open(ana);
  await hands.type(field, "overtime");
  expect(await screen.findByText("Nothing is called “overtime”.")).toBeDefined();
  await hands.clear(field);
  await hands.type(field, "reports");
  expect(options()).toEqual([]);
});

test("Esc closes the search and changes nothing; it does not open over a dialog", async () => {
  const { hands, field } = await open(page.actor);
  await hands.type(field, "diaz");
  await hands.keyboard("{Control>}k{/Control}");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(address()).toBe("/reports");
  expect(within(document.body).queryByRole("combobox")).toBeNull();
});

test("an action leads to its screen and opens its form once", async () => {
  const employees = <EmployeesPage />;
  const both = (
    <>
      <PaletteButton />
      <Routes>
        <Route path="/employees" element={employees} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  const hands = renderPage(both, { actor: page.actor, path: "/reports" });
  await hands.keyboard("{Control>}k{/Control}");
  await hands.type(await screen.findByRole("combobox", { name: "Go to" }), "add empl");
  expect(options()).toEqual(["Add employeeEmployees"]);
  await hands.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Add employee" });
  await waitFor(() => expect(address()).toBe("/employees"));
});

test("a wrong letter is forgiven, and what was used last is offered first", async () => {
  const { hands, field } = await open(page.actor);
  await hands.type(field, "calender");
  expect(options()).toEqual(["Calendar", "CalendarMy settings"]);
  await hands.keyboard("{Enter}");
  await hands.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox", { name: "Go to" });
  expect(options()[0]).toBe("Calendar");
});

test("employees are offered their own clock and time off before they type, and no edit", async () => {
  await open(ana);
  expect(options().slice(0, 4)).toEqual([
    "Clock in or outHome",
    "Ask for time offCalendar",
    "Forgot to clock inTime Entries",
    "Home",
  ]);
});
