import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { PolicyPreview } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { beforeEach, describe, expect, test } from "vitest";
import { BulkChangeDialog } from "../../web/src/areas/employees/bulk-change-dialog.tsx";
import { PolicySection } from "../../web/src/areas/employees/pay/policy-section.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff } from "./support/fake-api.ts";
import { escAsks, fill } from "./support/fill.ts";
import { renderPage, tapTwice } from "./support/render-page.tsx";
import { page, ana, button, isOff } from "./support/olivia.ts";

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
        isUnfinished: false,
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
