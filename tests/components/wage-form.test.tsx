import { screen, within } from "@testing-library/react";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { beforeEach, describe, expect, test } from "vitest";
import { AddWageChangeDialog } from "../../web/src/entities/wages/add-wage-change-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { escAsks, fill } from "./support/fill.ts";
import { renderPage, tapTwice } from "./support/render-page.tsx";
import { page, ana, button } from "./support/olivia.ts";

beforeEach(() => {
  putCompany();
});

describe("a new wage", () => {
  const preview: WageChangePreview = {
    fingerprint: "a".repeat(64),
    impact: {
      employeeId: ana.id,
      employeeName: "Ana Diaz",
      timeZone: "America/New_York",
      currency: "USD",
      weeks: [],
      periods: [],
      openMinor: 0,
      adjustmentMinor: 0,
    },
  };

  async function open() {
    let isClosed = false;
    const dialogOfAna = (
      <AddWageChangeDialog employeeId={ana.id} onClose={() => (isClosed = true)} />
    );
    const hands = renderPage(dialogOfAna, page);
    const dialog = await screen.findByRole("dialog", { name: "Add wage change" });
    return {
      hands,
      dialog,
      rate: within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^New rate/u }),
      day: within(dialog).getByLabelText<HTMLInputElement>(/^From/u),
      isClosed: () => isClosed,
    };
  }

  test("marks what is missing, keeps what is typed, and is added once", async () => {
    const { hands, dialog, rate, day, isClosed } = await open();
    await fill(hands, rate, "much");
    await escAsks(hands);
    await hands.click(button(dialog, "Add wage change"));
    await within(dialog).findByText("Choose a day.");
    expect(document.activeElement).toBe(rate);
    expect(rate.value).toBe("much");

    await fill(hands, rate, "18.50");
    await fill(hands, day, "2020-01-06");
    api.answer("wageChanges.preview", () => preview);
    api.answer("wageChanges.add", () => {
      throw new Refused({
        code: "BAD_REQUEST",
        message: "The input is not valid.",
        fieldErrors: { "change.effectiveDate": "Ana Diaz was hired later." },
      });
    });
    await hands.click(button(dialog, "Show what changes"));
    await within(dialog).findByText("Ana Diaz was hired later.");
    expect(document.activeElement).toBe(day);

    api.answer("wageChanges.add", () => ({ wageChangeId: "w1", version: 1 }) as never);
    tapTwice(button(dialog, "Show what changes"));
    await screen.findByText("The wage change is added.");
    expect(isClosed()).toBe(true);
    const sent = api.sent("wageChanges.add");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      change: { employeeId: "ana", rateTenThousandths: 185_000, effectiveDate: "2020-01-06" },
      fingerprint: preview.fingerprint,
    });
  });

  test("of a day that is too far away is refused on the device", async () => {
    const { hands, dialog, rate, day } = await open();
    await fill(hands, rate, "18.50");
    await fill(hands, day, "2190-01-06");
    await hands.click(button(dialog, "Add wage change"));
    await within(dialog).findByText(/^Enter a day from/u);
    expect(api.sent("wageChanges.add")).toEqual([]);
  });

  test("is a salary where that is chosen: for all work, with what it comes to an hour", async () => {
    const { hands, dialog, day } = await open();
    await hands.selectOptions(within(dialog).getByRole("combobox", { name: "Pay" }), "Salary");
    expect(within(dialog).queryByRole("combobox", { name: "Job role" })).toBeNull();
    const amount = within(dialog).getByRole("textbox", { name: /^Salary/u });
    const hours = within(dialog).getByRole("textbox", { name: /^Hours a week/u });
    await fill(hands, amount, "52,000");
    await fill(hands, hours, "60");
    await hands.click(button(dialog, "Add wage change"));
    await within(dialog).findByText("Enter 1 to 40 hours a week.");
    await within(dialog).findByText("Choose a day.");

    await fill(hands, hours, "40");
    await within(dialog).findByText("This comes to $25.00 an hour.");
    await hands.click(within(dialog).getByRole("checkbox", { name: "Exempt from overtime" }));
    await fill(hands, day, "2020-01-06");
    api.answer("wageChanges.preview", () => preview);
    api.answer("wageChanges.add", () => ({ wageChangeId: "w1", version: 1 }) as never);
    await hands.click(button(dialog, "Show what changes"));
    await screen.findByText("The wage change is added.");
    const salary = {
      amountMinor: 5_200_000,
      per: "year",
      isExempt: false,
      secondsPerWeek: 144_000,
    };
    expect(api.sent("wageChanges.add")).toMatchObject([
      { change: { jobRoleId: null, locationId: null, rateTenThousandths: 250_000, salary } },
    ]);
  });
});
