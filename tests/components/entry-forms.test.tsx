import { aLocationId, anEmployeeId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { beforeEach, describe, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { harbor, putCompany } from "./support/a-company.ts";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { escAsks, fill } from "./support/fill.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const eightHours = {
  startsAt: "2026-03-02T14:00:10.000Z",
  endsAt: "2026-03-02T22:00:20.000Z",
  breaks: [],
};
const anas = anEntry({
  id: anEntryId("anas"),
  state: "closed",
  punched: eightHours,
  payable: eightHours,
  version: 2,
});

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/timeEntries/anas": anas });
});

async function theWeek() {
  const path = "/time-entries?week=2026-03-02";
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  await screen.findByRole("button", { name: "Ana Diaz" });
  return hands;
}

async function openCorrection() {
  const hands = await theWeek();
  await hands.click(screen.getByRole("button", { name: "Ana Diaz" }));
  const panel = await screen.findByRole("dialog", { name: /^Ana Diaz, / });
  const opener = within(panel).getByRole("button", { name: "Correct" });
  await hands.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Correct Ana Diaz's time" });
  return { hands, dialog, opener, save: within(dialog).getByRole("button", { name: /^Save/u }) };
}

async function openAddition() {
  const hands = await theWeek();
  const opener = screen.getByRole("button", { name: "Add time" });
  await hands.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Add worked time" });
  return { hands, dialog, opener, add: within(dialog).getByRole("button", { name: "Add" }) };
}

const field = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole<HTMLInputElement>("textbox", { name });

describe("the correction of an entry", () => {
  test("keeps what is typed through Esc, a refusal and a lost answer, and sends once", async () => {
    const { hands, dialog, opener, save } = await openCorrection();
    await fill(hands, field(dialog, /^To/u), "5:30 pm");
    await escAsks(hands);
    expect(field(dialog, /^To/u).value).toBe("5:30 PM");

    await hands.click(save);
    const why = field(dialog, /^Reason/u);
    await waitFor(() => expect(why.getAttribute("aria-invalid")).toBe("true"));
    expect(api.sent("timeEntries.correct")).toEqual([]);

    await fill(hands, why, "Stayed for the delivery");
    api.answer("timeEntries.correct", () => {
      throw new CutOff();
    });
    await hands.click(save);
    await within(dialog).findByText(/^The server cannot be reached/u);
    expect([field(dialog, /^To/u).value, why.value]).toEqual([
      "5:30 PM",
      "Stayed for the delivery",
    ]);

    api.answer("timeEntries.correct", () => ({ version: 3 }));
    tapTwice(save);
    await screen.findByText("Corrected. The change is in the audit trail.");
    const [lost, ...repeated] = api.sent("timeEntries.correct");
    expect(repeated).toEqual([lost]);
    expect(lost).toMatchObject({
      expectedVersion: 2,
      payable: { startsAt: eightHours.startsAt, endsAt: "2026-03-02T22:30:00.000Z" },
    });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("says what another person saved meanwhile, and Keep mine replaces it", async () => {
    api.answer("timeEntries.correct", () => ({ version: 4 }));
    const { hands, dialog, save } = await openCorrection();
    await fill(hands, field(dialog, /^Reason/u), "Wrong punch");
    const payable = { ...eightHours, endsAt: "2026-03-02T21:00:00.000Z" };
    const theirs = { ...anas, payable, updatedByName: "Marcus", version: 3 };
    live.put({ "companies/c1/timeEntries/anas": theirs });
    await within(dialog).findByText("Marcus changed this entry while you were editing");
    expect(field(dialog, /^Reason/u).value).toBe("Wrong punch");
    expect(save.hasAttribute("disabled")).toBe(true);
    await hands.click(within(dialog).getByRole("button", { name: "Keep mine" }));
    await hands.click(save);
    await screen.findByText("Corrected. The change is in the audit trail.");
    expect(api.sent("timeEntries.correct")).toMatchObject([
      { expectedVersion: 3, payable: { endsAt: "2026-03-02T22:00:00.000Z" } },
    ]);
  });

  test("takes the time of another person on request", async () => {
    const { hands, dialog } = await openCorrection();
    await fill(hands, field(dialog, /^Reason/u), "Wrong punch");
    const payable = { ...eightHours, endsAt: "2026-03-02T21:00:00.000Z" };
    live.put({ "companies/c1/timeEntries/anas": { ...anas, payable, version: 3 } });
    await hands.click(await within(dialog).findByRole("button", { name: "Take theirs" }));
    expect(field(dialog, /^To/u).value).toBe("4:00 PM");
  });
});

describe("worked time that is added", () => {
  test("without a time says so beside the field, instead of doing nothing", async () => {
    const { hands, dialog, add } = await openAddition();
    await hands.click(add);
    expect(await within(dialog).findAllByText("Enter a time.")).toHaveLength(2);
    expect(within(dialog).getByText("Choose an employee.")).toBeDefined();
    expect(api.sent("timeEntries.add")).toEqual([]);
  });

  test("offers a manager the managed locations alone", async () => {
    const ben = anEmployee({
      id: anEmployeeId("ben"),
      name: "Ben Ito",
      locationIds: [aLocationId("attic"), harbor.id],
    });
    const attic = { ...harbor, id: aLocationId("attic"), name: "Attic" };
    live.put({ "companies/c1/locations/attic": attic, "companies/c1/employees/ben": ben });
    const { hands, dialog } = await openAddition();
    await hands.selectOptions(
      within(dialog).getByRole("combobox", { name: /^Employee/u }),
      "Ben Ito",
    );
    const place = within(dialog).getByRole("combobox", { name: "Location" });
    expect(
      within(place)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Harborside"]);
  });

  test("keeps what is typed through Esc and a refusal beside its field, and sends once", async () => {
    const { hands, dialog, opener, add } = await openAddition();
    await hands.selectOptions(
      within(dialog).getByRole("combobox", { name: /^Employee/u }),
      "Ben Ito",
    );
    await fill(hands, field(dialog, /^From/u), "9a");
    await escAsks(hands);
    await fill(hands, field(dialog, /^To/u), "5p");
    await fill(hands, field(dialog, /^Reason/u), "No device at hand");
    api.answer("timeEntries.add", () => {
      throw new Refused({
        code: "BAD_REQUEST",
        message: "The input is not valid.",
        fieldErrors: { "payable.startsAt": "Choose a time in the past." },
      });
    });
    await hands.click(add);
    await within(dialog).findByText("Choose a time in the past.");
    expect(document.activeElement).toBe(field(dialog, /^From/u));

    api.answer("timeEntries.add", () => ({ entryId: anEntryId("bens"), version: 1 }));
    tapTwice(add);
    await screen.findByText("Added. The entry is in the audit trail.");
    const sent = api.sent("timeEntries.add");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      employeeId: "ben",
      locationId: "harbor",
      payable: { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T22:00:00.000Z" },
      reason: "No device at hand",
    });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
