import { screen, waitFor, within } from "@testing-library/react";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { NoticeSettings } from "@crewline/domain/records/company/notice-settings";
import { aChange, aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { counts, openPublishDialog, putChangedWeek } from "./support/a-publish-dialog.tsx";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";

beforeEach(putChangedWeek);

afterEach(() => vi.useRealTimers());

function putNotice(notice: NoticeSettings): void {
  const { limits } = rulesOn(aCompany(), "2026-11-16");
  const change = aChange("2026-01-01", { section: "limits", value: { ...limits, notice } });
  live.put({ "companies/c1": { ...aCompany([change]), jobRoles: [aJobRole("Barista")] } });
}

describe("the publish dialog within the notice of the company", () => {
  test("sums up the changes, those within the company's notice and their premium", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
    vi.setSystemTime("2026-11-16T12:00:00.000Z");
    putNotice({ days: 3, changeHundredths: 100, lostPercent: 50, closer: [] });
    const { dialog } = await openPublishDialog();
    expect(await within(dialog).findByText("3 changes for 2 people")).toBeDefined();
    // Ana's shift of the next day moves; Ben's new one and Ana's lost one are far enough ahead.
    await within(dialog).findByText("1 within notice · Premium of 1.00 h");
  });

  test("asks for the reason of changes within notice, and sends it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
    vi.setSystemTime("2026-11-16T12:00:00.000Z");
    putNotice({ days: 3, changeHundredths: 100, lostPercent: 50, closer: [] });
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openPublishDialog();
    const reason = await within(dialog).findByRole("textbox", {
      name: "Reason for the short notice",
    });
    await hands.click(publish);
    await within(dialog).findByText(/^Say why/u);
    expect(api.sent("schedules.publish")).toEqual([]);
    await hands.type(reason, "Ben is sick");
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent("schedules.publish")).toMatchObject([{ reason: "Ben is sick" }]);
  });

  test("grants no premium to an employee who asked for the change, and sends who it was", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
    vi.setSystemTime("2026-11-16T12:00:00.000Z");
    putNotice({ days: 3, changeHundredths: 100, lostPercent: 50, closer: [] });
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openPublishDialog();
    await within(dialog).findByText("1 within notice · Premium of 1.00 h");
    await hands.click(
      within(dialog).getByRole("combobox", { name: "Change requested by (optional)" }),
    );
    const [ana, ...others] = await screen.findAllByRole("option");
    if (ana === undefined) throw new Error("No one can have asked for the change.");
    expect([ana.textContent, others]).toEqual(["Ana Diaz", []]);
    await hands.click(ana);
    await within(dialog).findByText("1 within notice");
    await hands.type(
      within(dialog).getByRole("textbox", { name: "Reason for the short notice" }),
      "Ana asked",
    );
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent("schedules.publish")).toMatchObject([
      { reason: "Ana asked", askedBy: [aShift().employeeId] },
    ]);
  });

  test("asks for no reason where every change keeps the notice", async () => {
    const { dialog } = await openPublishDialog();
    await within(dialog).findByText("3 changes for 2 people");
    expect(
      within(dialog).queryByRole("textbox", { name: "Reason for the short notice" }),
    ).toBeNull();
  });
});
