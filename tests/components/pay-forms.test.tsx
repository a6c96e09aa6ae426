import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { aUserId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { PolicyPreview } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { beforeEach, describe, expect, test } from "vitest";
import { BulkChangeDialog } from "../../web/src/areas/employees/bulk-change-dialog.tsx";
import { PolicySection } from "../../web/src/areas/employees/pay/policy-section.tsx";
import { AddWageChangeDialog } from "../../web/src/entities/wages/add-wage-change-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { escAsks, fill } from "./support/fill.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const olivia = { ...kim, uid: aUserId("olivia"), role: "admin", locationIds: null } as const;
const page = { actor: olivia, path: "/employees" };
const ana = anEmployee({ id: anEmployeeId("ana"), name: "Ana Diaz" });
const ben = anEmployee({ id: anEmployeeId("ben"), name: "Ben Ito" });
const week = {
  weekStart: "2020-01-06",
  before: { overtimeSeconds: 0, totalMinor: 80_000 },
  after: { overtimeSeconds: 7200, totalMinor: 84_000 },
};
const effect = (changes: Partial<PolicyPreview>): PolicyPreview => ({
  employeeId: ana.id,
  employeeName: "Ana Diaz",
  version: 4,
  effectiveDate: "2020-01-06",
  weeks: [],
  problem: null,
  ...changes,
});

beforeEach(() => {
  putCompany();
});

const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole("button", { name });
const isOff = (element: HTMLElement) => element.hasAttribute("disabled");

describe("the overtime policy of one person", () => {
  async function open() {
    const section = <PolicySection employee={ana} pay={null} timeZone="America/New_York" />;
    const hands = renderPage(section, page);
    const opener = screen.getByRole("button", { name: "Change overtime policy" });
    await hands.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Overtime policy of Ana Diaz" });
    return {
      hands,
      opener,
      dialog,
      day: within(dialog).getByLabelText<HTMLInputElement>(/^From/u),
    };
  }

  test("asks before Esc loses the day, and says beside it that one is missing", async () => {
    const { hands, dialog, day } = await open();
    await hands.clear(day);
    await escAsks(hands);
    expect(day.value).toBe("");
    await hands.click(button(dialog, "Change"));
    await waitFor(() => expect(day.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(day);
    expect(api.sent("employees.previewOvertimePolicy")).toEqual([]);
  });

  test("shows what changes first, keeps the day on the way back, and is set once", async () => {
    api.answer("employees.previewOvertimePolicy", () => ({ people: [effect({ weeks: [week] })] }));
    const { hands, opener, dialog, day } = await open();
    await fill(hands, day, "2020-01-06");
    await hands.click(button(dialog, "Show what changes"));
    await hands.click(await within(dialog).findByRole("button", { name: "Back" }));
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^From/u).value).toBe("2020-01-06");
    await hands.click(button(dialog, "Show what changes"));
    await within(dialog).findByRole("button", { name: "Back" });
    await escAsks(hands);

    api.answer("employees.setOvertimePolicy", () => {
      throw new CutOff();
    });
    await hands.click(button(dialog, "Change"));
    await within(dialog).findByText(/^The server cannot be reached/u);
    api.answer("employees.setOvertimePolicy", () => ({ version: 5 }));
    tapTwice(button(dialog, "Change"));
    await screen.findByText("The overtime policy of Ana Diaz is changed.");
    const [lost, ...repeated] = api.sent("employees.setOvertimePolicy");
    expect(repeated).toEqual([lost]);
    expect(lost).toMatchObject({ employeeId: "ana", day: "2020-01-06", expectedVersion: 4 });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("names the rule that is in the way, and keeps the fields", async () => {
    const problem = "The period of this week is closed.";
    api.answer("employees.previewOvertimePolicy", () => ({ people: [effect({ problem })] }));
    const { hands, dialog, day } = await open();
    await fill(hands, day, "2020-01-06");
    await hands.click(button(dialog, "Show what changes"));
    await within(dialog).findByText(problem);
    expect(day.value).toBe("2020-01-06");
    expect(api.sent("employees.setOvertimePolicy")).toEqual([]);
  });
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
});

describe("the overtime policy of many people", () => {
  async function open() {
    const hands = renderPage(
      <BulkChangeDialog employees={[ana, ben]} onClose={() => undefined} />,
      page,
    );
    const dialog = await screen.findByRole("dialog", { name: "Change 2 people" });
    const what = within(dialog).getByRole("combobox", { name: "What changes" });
    await hands.selectOptions(what, "Set the overtime policy");
    return { hands, dialog, day: within(dialog).getByLabelText<HTMLInputElement>(/^From/u) };
  }

  test("is shown before it is set, and asked about again after another choice", async () => {
    api.answer("employees.previewOvertimePolicy", () => ({
      people: [
        effect({ weeks: [week] }),
        effect({ employeeId: ben.id, employeeName: "Ben Ito", problem: "Ben Ito is exempt." }),
      ],
    }));
    const { hands, dialog, day } = await open();
    await hands.click(button(dialog, "Show what changes"));
    await waitFor(() => expect(day.getAttribute("aria-invalid")).toBe("true"));

    await fill(hands, day, "2020-01-06");
    await escAsks(hands);
    await hands.click(button(dialog, "Show what changes"));
    await within(dialog).findByText(/^This changes 1 of 2 people\./u);
    await fill(hands, day, "2020-01-13");
    expect(within(dialog).queryByText(/^This changes/u)).toBeNull();
    await hands.click(button(dialog, "Show what changes"));
    await within(dialog).findByText(/^This changes 1 of 2 people\./u);

    api.answer("employees.setOvertimePolicies", ({ rows }) => ({
      batchId: aBatchId("b1"),
      rows: rows.map(({ key, title }) => ({
        key,
        title,
        recordId: key,
        problem: null,
        remark: null,
        canBeUndone: true,
      })),
    }));
    const change = button(dialog, "Change");
    expect(isOff(change)).toBe(false);
    tapTwice(change);
    await screen.findByText(/^Overtime policy: 1 /u);
    expect(api.sent("employees.setOvertimePolicies")).toMatchObject([
      {
        day: "2020-01-13",
        policy: "exempt",
        rows: [{ employeeId: "ana", expectedVersion: 4 }],
      },
    ]);
  });

  test("keeps the fields and says why when nothing could be sent", async () => {
    api.answer("employees.previewOvertimePolicy", () => ({ people: [effect({ weeks: [week] })] }));
    api.answer("employees.setOvertimePolicies", () => {
      throw new CutOff();
    });
    const { hands, dialog, day } = await open();
    await fill(hands, day, "2020-01-06");
    await hands.click(button(dialog, "Show what changes"));
    await hands.click(await within(dialog).findByRole("button", { name: "Change" }));
    await within(dialog).findByText(/^The server cannot be reached/u);
    expect(day.value).toBe("2020-01-06");
  });

  test("keeps the fields when the effect cannot be asked for", async () => {
    api.answer("employees.previewOvertimePolicy", () => {
      throw new CutOff();
    });
    const { hands, dialog, day } = await open();
    await fill(hands, day, "2020-01-06");
    await hands.click(button(dialog, "Show what changes"));
    await within(dialog).findByText(/^The server cannot be reached/u);
    expect(day.value).toBe("2020-01-06");
  });
});
