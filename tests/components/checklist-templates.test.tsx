import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { plainItem } from "@crewline/domain/projections/checklists/paste-items";
import { emptyTemplate } from "@crewline/domain/projections/checklists/starter-template";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { beforeEach, describe, expect, test } from "vitest";
import { TemplatesPage } from "../../web/src/areas/templates/templates-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { fill } from "./support/fill.ts";
import { page as olivia } from "./support/olivia.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const item = (id: string, label: string) => ({
  ...plainItem(checklistItemIdSchema.parse(id)),
  label,
});

const opening: ChecklistTemplate = {
  ...emptyTemplate({ today: "2026-03-02" }),
  id: checklistTemplateIdSchema.parse("opening"),
  name: "Opening",
  items: [item("doors", "Doors"), item("lights", "Lights"), item("coffee", "Coffee")],
  locationIds: [aLocationId("harbor")],
  state: "active",
  savedAt: "2026-03-02T10:00:00.000Z",
  savedByName: "Kim",
  version: 1,
};

const path = "/templates?checklist=opening&edit=1";

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/checklistTemplates/opening": opening });
  api.answer("templates.save", () => ({ version: 2 }));
});

test("Alt and an arrow move an item, which keeps the focus", async () => {
  const hands = renderPage(<TemplatesPage />, { actor: kim, path });
  const dialog = await screen.findByRole("dialog", { name: "Edit checklist" });
  const edit = within(dialog).getByRole("button", { name: "Edit Doors" });
  edit.focus();
  await hands.keyboard("{Alt>}{ArrowDown}{/Alt}");
  within(dialog).getByRole("button", { name: "Move Doors, 2 of 3" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit Doors");
  within(dialog).getByRole("button", { name: "Move Coffee, 3 of 3" }).focus();
  await hands.keyboard("{ArrowUp}{ArrowUp}");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.sent("templates.save")).toHaveLength(1));
  const [sent] = api.sent("templates.save");
  expect(sent?.template.items.map(({ label }) => label)).toEqual(["Coffee", "Lights", "Doors"]);
});

test("pasted lines that cannot be read are named before anything is added", async () => {
  const hands = renderPage(<TemplatesPage />, { actor: kim, path });
  const dialog = await screen.findByRole("dialog", { name: "Edit checklist" });
  await hands.click(within(dialog).getByRole("button", { name: "Paste items" }));
  const field = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Items/u });
  await fill(hands, field, "label,type\nOven,smell");
  await within(dialog).findByText(/^Line 2 has an unknown type/u);
  const add = within(dialog).getByRole("button", { name: "Add 0 items" });
  expect(add.hasAttribute("disabled")).toBe(true);
  await fill(hands, field, "Kitchen:\n- Oven off");
  await hands.click(within(dialog).getByRole("button", { name: "Add 1 item" }));
  within(dialog).getByRole("button", { name: "Move Oven off, 4 of 4" });
});

test("too many minutes before a shift had to be at least -1,440", async () => {
  const trigger = { kind: "opening", at: "09:00", offsetMinutes: -30 };
  live.put({ "companies/c1/checklistTemplates/opening": { ...opening, trigger } });
  const hands = renderPage(<TemplatesPage />, { actor: kim, path });
  const dialog = await screen.findByRole("dialog", { name: "Edit checklist" });
  await fill(hands, within(dialog).getByRole("textbox", { name: "Minutes" }), "2000");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("At most 1,440.");
  expect(api.sent("templates.save")).toEqual([]);
});

test("an error of an item opens it, and the server is not asked", async () => {
  const hands = renderPage(<TemplatesPage />, { actor: kim, path });
  const dialog = await screen.findByRole("dialog", { name: "Edit checklist" });
  await hands.click(within(dialog).getByRole("button", { name: "Add item" }));
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("Enter a label.");
  expect(api.sent("templates.save")).toEqual([]);
});

test("a checklist of more locations than the manager's is read and duplicated, not changed", async () => {
  const locationIds = [aLocationId("harbor"), aLocationId("market")];
  live.put({ "companies/c1/checklistTemplates/opening": { ...opening, locationIds } });
  api.answer("templates.add", () => ({ templateId: opening.id }));
  const hands = renderPage(<TemplatesPage />, { actor: kim, path: "/templates?checklist=opening" });
  const panel = await screen.findByRole("dialog", { name: "Opening" });
  expect(within(panel).queryByRole("button", { name: "Edit" })).toBeNull();
  await hands.click(within(panel).getByRole("button", { name: "Duplicate" }));
  const dialog = await screen.findByRole("dialog", { name: "Add checklist" });
  await hands.click(within(dialog).getByRole("button", { name: "Add checklist" }));
  await waitFor(() => expect(api.sent("templates.add")).toHaveLength(1));
  expect(api.sent("templates.add")).toMatchObject([
    { template: { name: "Opening (copy)", state: "draft", locationIds: ["harbor"] } },
  ]);
});

test("the screen of a company without a location is not blank, and leads to the first one", async () => {
  live.remove("companies/c1/locations/harbor");
  live.remove("companies/c1/checklistTemplates/opening");
  const { actor } = olivia;
  const hands = renderPage(<TemplatesPage />, { actor, path: "/templates?tab=day" });
  await screen.findByRole("link", { name: "Add a location" });
  await hands.click(screen.getByRole("tab", { name: "Checklists" }));
  await screen.findByText("Checklists are done at a location. Add the first one.");
  expect(screen.queryByRole("button", { name: "Add checklist" })).toBeNull();
});

test("Undo makes an archived draft a draft again, and does not put it to use", async () => {
  live.put({ "companies/c1/checklistTemplates/opening": { ...opening, state: "draft" } });
  api.answer("templates.setState", () => ({ changed: 1 }));
  const hands = renderPage(<TemplatesPage />, { actor: kim, path: "/templates?checklist=opening" });
  const panel = await screen.findByRole("dialog", { name: "Opening" });
  await hands.click(within(panel).getByRole("button", { name: "Archive" }));
  await hands.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(api.sent("templates.setState")).toHaveLength(2));
  expect(api.sent("templates.setState").map(({ state }) => state)).toEqual(["archived", "draft"]);
});

describe("the versions of a checklist", () => {
  const current = { ...opening, version: 4, savedByName: "Olivia" };
  const { id: templateId, state: _state, locationIds: _places, ...terms } = opening;
  const third = { ...terms, templateId, version: 3, items: [item("doors", "Front door")] };
  beforeEach(() => live.put({ "companies/c1/checklistTemplates/opening": current }));

  const openVersions = async (hands: ReturnType<typeof renderPage>) => {
    await hands.click(await screen.findByRole("button", { name: "Versions" }));
    return screen.findByRole("dialog", { name: "Versions of Opening" });
  };

  test("are listed with their items as they were, and those before versions were kept are named", async () => {
    api.answer("templates.versions", () => ({ versions: [third], next: null }));
    const hands = renderPage(<TemplatesPage />, {
      actor: kim,
      path: "/templates?checklist=opening",
    });
    const dialog = within(await openVersions(hands));
    await dialog.findByText("Version 3");
    dialog.getByText("Version 4, current");
    dialog.getByText(/^Saved by Kim/u);
    dialog.getByText("Front door");
    dialog.getByText(/^Versions 1 to 2 were replaced before earlier versions were kept/u);
    expect(api.sent("templates.versions")).toEqual([{ templateId, before: 4 }]);
  });

  test("are read on with the page before", async () => {
    api.answer("templates.versions", ({ before }) =>
      before === 4 ? { versions: [third], next: 3 } : { versions: [], next: null },
    );
    const hands = renderPage(<TemplatesPage />, {
      actor: kim,
      path: "/templates?checklist=opening",
    });
    const dialog = within(await openVersions(hands));
    await hands.click(await dialog.findByRole("button", { name: "Show earlier versions" }));
    await dialog.findByText(/^Versions 1 to 2 were replaced/u);
    expect(api.sent("templates.versions").map(({ before }) => before)).toEqual([4, 3]);
  });

  test("one is restored as the newest, at the locations of today", async () => {
    api.answer("templates.versions", () => ({ versions: [third], next: null }));
    api.answer("templates.save", () => ({ version: 5 }));
    const hands = renderPage(<TemplatesPage />, {
      actor: kim,
      path: "/templates?checklist=opening",
    });
    const dialog = within(await openVersions(hands));
    await hands.click(await dialog.findByRole("button", { name: "Restore version 3" }));
    const question = within(await screen.findByRole("alertdialog"));
    await hands.click(question.getByRole("button", { name: "Restore" }));
    await screen.findByText("Version 3 is restored as version 5.");
    const [sent] = api.sent("templates.save");
    expect(sent).toMatchObject({ templateId, expectedVersion: 4 });
    expect(sent?.template).toMatchObject({ state: "active", locationIds: opening.locationIds });
    expect(sent?.template.items.map(({ label }) => label)).toEqual(["Front door"]);
    expect(sent?.template).not.toHaveProperty("version");
  });
});

test("a double tap on a check enters it, and a later tap takes it back", async () => {
  const hands = renderPage(<TemplatesPage />, { actor: kim, path: "/templates?checklist=opening" });
  await hands.click(await screen.findByRole("button", { name: "Preview" }));
  const doors = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Doors" });
  const tapAt = (timeStamp: number) => {
    const tap = createEvent.click(doors);
    Object.defineProperty(tap, "timeStamp", { value: timeStamp });
    fireEvent(doors, tap);
  };
  tapAt(1000);
  tapAt(1200);
  expect(doors.checked).toBe(true);
  tapAt(2000);
  expect(doors.checked).toBe(false);
});
