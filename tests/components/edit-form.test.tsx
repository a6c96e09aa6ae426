import { aLocationId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { beforeEach, describe, expect, test } from "vitest";
import { AddLocationDialog } from "../../web/src/areas/locations/add-location-dialog.tsx";
import { GeneralSettings } from "../../web/src/areas/settings/general-settings.tsx";
import { wholePage } from "../../web/src/ui/unsaved/unsaved-scope.ts";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const olivia = { ...kim, uid: aUserId("olivia"), role: "admin", locationIds: null } as const;
const putName = (name: string, version: number) =>
  live.put({ "companies/c1": { ...aCompany(), name, version } });

beforeEach(() => {
  putCompany();
});

const nameField = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Company name/u });
const saveButton = () => screen.getByRole("button", { name: "Save" });
const isOff = (button: HTMLElement) => button.hasAttribute("disabled");

/** The general settings with another name typed. */
async function typedName(text: string) {
  const hands = renderPage(<GeneralSettings />, { actor: olivia, path: "/settings" });
  await screen.findByRole("textbox", { name: /^Company name/u });
  await hands.clear(nameField());
  await hands.paste(text);
  return hands;
}

describe("an edit of a live record", () => {
  test("follows the record until something is typed", async () => {
    renderPage(<GeneralSettings />, { actor: olivia, path: "/settings" });
    await screen.findByDisplayValue("Harbor Coffee");
    expect(isOff(saveButton())).toBe(true);
    putName("Harbor Coffee Roasters", 2);
    expect(await screen.findByDisplayValue("Harbor Coffee Roasters")).toBeDefined();
    expect(isOff(saveButton())).toBe(true);
    expect(wholePage.hasUnsaved()).toBe(false);
  });

  test("sends the version that it began from, once for two clicks, and says so", async () => {
    api.answer("settings.saveCompany", () => ({ version: 2 }));
    await typedName("Dockside");
    expect(wholePage.hasUnsaved()).toBe(true);
    tapTwice(saveButton());
    expect(await screen.findByText("Saved.")).toBeDefined();
    expect(api.sent("settings.saveCompany")).toMatchObject([
      { expectedVersion: 1, company: { name: "Dockside", currency: "USD" } },
    ]);
    expect(wholePage.hasUnsaved()).toBe(false);
    putName("Dockside", 2);
    await waitFor(() => expect(isOff(saveButton())).toBe(true));
  });

  test("told a conflict when another part of the company was saved meanwhile", async () => {
    api.answer("settings.saveCompany", () => ({ version: 3 }));
    const hands = await typedName("Dockside");
    const alertRules = [{ ...usualRule("late"), threshold: 7 }];
    live.put({ "companies/c1": { ...aCompany(), alertRules, version: 2 } });
    await hands.click(saveButton());
    expect(await screen.findByText("Saved.")).toBeDefined();
    expect(screen.queryByText("Someone else changed this while you were editing")).toBeNull();
    expect(api.sent("settings.saveCompany")).toMatchObject([
      { expectedVersion: 2, company: { name: "Dockside" } },
    ]);
  });

  test("lost what was typed while a save was on its way", async () => {
    const answer = Promise.withResolvers<{ version: number }>();
    api.answer("settings.saveCompany", () => answer.promise);
    const hands = await typedName("Dockside");
    await hands.click(saveButton());
    await hands.type(nameField(), " Coffee");
    answer.resolve({ version: 2 });
    await screen.findByText("Saved.");
    putName("Dockside", 2);
    await hands.tab();
    expect(nameField().value).toBe("Dockside Coffee");
    expect(isOff(saveButton())).toBe(false);
    expect(wholePage.hasUnsaved()).toBe(true);
    await hands.click(saveButton());
    await waitFor(() =>
      expect(api.sent("settings.saveCompany")).toMatchObject([
        { expectedVersion: 1, company: { name: "Dockside" } },
        { expectedVersion: 2, company: { name: "Dockside Coffee" } },
      ]),
    );
  });

  test("still said that a field was wrong after the saved value was typed again", async () => {
    const hands = await typedName(" ");
    await hands.click(saveButton());
    await screen.findByText("Check the marked fields.");
    await hands.clear(nameField());
    await hands.paste("Harbor Coffee");
    expect(nameField().getAttribute("aria-invalid")).toBe("false");
    expect(screen.queryByText("Check the marked fields.")).toBeNull();
    expect(document.activeElement).toBe(nameField());
  });

  test("explains a save by another person, and Keep mine replaces it", async () => {
    api.answer("settings.saveCompany", () => ({ version: 3 }));
    const hands = await typedName("Dockside");
    putName("Harbor Coffee Roasters", 2);
    await screen.findByText("Someone else changed this while you were editing");
    expect(nameField().value).toBe("Dockside");
    expect(isOff(saveButton())).toBe(true);
    await hands.click(screen.getByRole("button", { name: "Keep mine" }));
    await hands.click(saveButton());
    expect(await screen.findByText("Saved.")).toBeDefined();
    expect(api.sent("settings.saveCompany")).toMatchObject([
      { expectedVersion: 2, company: { name: "Dockside" } },
    ]);
  });

  test("takes the values of another person on request", async () => {
    const hands = await typedName("Dockside");
    putName("Harbor Coffee Roasters", 2);
    await hands.click(await screen.findByRole("button", { name: "Take theirs" }));
    expect(nameField().value).toBe("Harbor Coffee Roasters");
    expect(wholePage.hasUnsaved()).toBe(false);
  });

  test("asked to save again after theirs was taken, and lost the focus", async () => {
    api.answer("settings.saveCompany", () => {
      throw new Refused({ code: "CONFLICT", message: "Kim changed this company." });
    });
    const hands = await typedName("Dockside");
    await hands.click(saveButton());
    await screen.findByText("Kim changed this company.");
    putName("Harbor Coffee Roasters", 2);
    await hands.click(await screen.findByRole("button", { name: "Take theirs" }));
    expect(nameField().value).toBe("Harbor Coffee Roasters");
    expect(screen.queryByText("Kim changed this company.")).toBeNull();
    expect(document.activeElement).toBe(nameField());
  });

  test("shows what the device and the server refuse beside the field, and keeps what is typed", async () => {
    api.answer("settings.saveCompany", () => {
      throw new Refused({
        code: "BAD_REQUEST",
        message: "The input is not valid.",
        fieldErrors: { "company.name": "Another company has this name." },
      });
    });
    const hands = await typedName(" ");
    await hands.click(saveButton());
    await waitFor(() => expect(nameField().getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(nameField());
    expect(api.sent("settings.saveCompany")).toEqual([]);

    await hands.paste("Dockside");
    await hands.click(saveButton());
    expect(await screen.findByText("Another company has this name.")).toBeDefined();
    expect(nameField().value).toBe(" Dockside");
    expect(wholePage.hasUnsaved()).toBe(true);
  });
});

describe("a form of something new", () => {
  test("follows its suggestion in fields that are unchanged", async () => {
    const hands = renderPage(<AddLocationDialog onClose={() => undefined} />, {
      actor: olivia,
      path: "/locations",
    });
    const dialog = await screen.findByRole("dialog", { name: "Add location" });
    expect(within(dialog).getByDisplayValue(/New York/u)).toBeDefined();
    live.put({ "companies/c1": { ...aCompany(), timeZone: "America/Chicago", version: 2 } });
    expect(await within(dialog).findByDisplayValue(/Chicago/u)).toBeDefined();
    await hands.click(within(dialog).getByRole("textbox", { name: /^Location name/u }));
    await hands.paste("Market");
    live.put({ "companies/c1": { ...aCompany(), version: 3 } });
    expect(within(dialog).getByDisplayValue("Market")).toBeDefined();
  });

  test("lost the focus of its button when it was refused without a wrong field", async () => {
    const answer = Promise.withResolvers<never>();
    api.answer("locations.add", () => answer.promise);
    const hands = renderPage(<AddLocationDialog onClose={() => undefined} />, {
      actor: olivia,
      path: "/locations",
    });
    await hands.click(await screen.findByRole("textbox", { name: /^Location name/u }));
    await hands.paste("Market ");
    const add = screen.getByRole("button", { name: "Add location" });
    await hands.click(add);
    await waitFor(() => expect(isOff(add)).toBe(true));
    // A browser takes the focus from a button that is off, and the dialog then has it.
    add.parentElement?.closest<HTMLElement>("[tabindex='-1']")?.focus();
    answer.reject(new Refused({ code: "CONFLICT", message: "Kim added it." }));
    await screen.findByText("Kim added it.");
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  test("closes after a save, with a notice that names what was added", async () => {
    api.answer("locations.add", () => ({ locationId: aLocationId("market") }));
    let isClosed = false;
    const hands = renderPage(<AddLocationDialog onClose={() => (isClosed = true)} />, {
      actor: olivia,
      path: "/locations",
    });
    await hands.click(await screen.findByRole("textbox", { name: /^Location name/u }));
    await hands.paste("Market ");
    await hands.click(screen.getByRole("button", { name: "Add location" }));
    expect(await screen.findByText("Market is added.")).toBeDefined();
    expect(isClosed).toBe(true);
    expect(api.sent("locations.add")).toMatchObject([
      { location: { name: "Market", timeZone: "America/New_York" } },
    ]);
  });
});
