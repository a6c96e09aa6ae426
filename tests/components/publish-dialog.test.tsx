import { publicationIdSchema, scheduleIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { onDays } from "@crewline/domain/records/employees/an-availability-entry.test-support";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { NoticeSettings } from "@crewline/domain/records/company/notice-settings";
import { aChange, aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { publishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fingerprintOf } from "../../web/src/entities/schedules/publish/fingerprint.ts";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const week = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };
const counts = {
  added: 1,
  changed: 1,
  removed: 1,
  publishedVersion: 2,
  publicationId: publicationIdSchema.parse("harbor_2026-11-16_v2"),
  holdUntil: "2026-11-12T09:00:30.000Z",
};

/** A week that was published once; since then one shift each was added, changed and deleted. */
const changedWeek: Schedule = {
  ...week,
  id: scheduleIdSchema.parse("harbor_2026-11-16"),
  state: "changed",
  publishedVersion: 1,
  publishedAt: "2026-11-12T09:00:00.000Z",
  publishedByName: "Kim",
  version: 2,
};

beforeEach(() => {
  putCompany();
  live.put({
    "companies/c1/schedules/harbor_2026-11-16": changedWeek,
    "companies/c1/shifts/new": aShift({
      id: aShiftId("new"),
      employeeId: anEmployeeId("ben"),
      day: "2026-11-19",
    }),
    "companies/c1/shifts/later": aShift({
      id: aShiftId("later"),
      range: "10:00-18:00",
      state: "changed",
    }),
    "companies/c1/publishedShifts/later": aPublishedShift({ id: aShiftId("later") }),
    "companies/c1/publishedShifts/gone": aPublishedShift({
      id: aShiftId("gone"),
      day: "2026-11-20",
    }),
  });
});

afterEach(() => vi.useRealTimers());

function putNotice(notice: NoticeSettings): void {
  const { limits } = rulesOn(aCompany(), "2026-11-16");
  const change = aChange("2026-01-01", { section: "limits", value: { ...limits, notice } });
  live.put({ "companies/c1": { ...aCompany([change]), jobRoles: [aJobRole("Barista")] } });
}

/** The dialog "Publish", as a manager opens it from the week. */
async function openDialog() {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "Publish changes" }));
  const dialog = await screen.findByRole("dialog", { name: /^Publish Harborside, week of / });
  return { hands, dialog, publish: within(dialog).getByRole("button", { name: "Publish" }) };
}

describe("the publish dialog", () => {
  test("says which change each employee gets", async () => {
    const { dialog } = await openDialog();
    const list = await within(dialog).findByRole("list", { name: "Who gets which change" });
    const [ana, ben] = ["Ana Diaz", "Ben Ito"].map(
      (name) => within(list).getByText(name).closest("li")?.textContent,
    );
    expect(ana).toMatch(/Changed:.*17.*9.*10.*Removed:.*20/u);
    expect(ana).not.toMatch(/New:/u);
    expect(ben).toMatch(/New:.*19/u);
    expect(ben).not.toMatch(/Changed:|Removed:/u);
  });

  test("follows a shift that a colleague adds while it is open", async () => {
    const { dialog } = await openDialog();
    await within(dialog).findByText("Ben Ito");
    live.put({ "companies/c1/shifts/open": aShift({ id: aShiftId("open"), employeeId: null }) });
    expect(await within(dialog).findByText("Open shifts")).toBeDefined();
  });

  test("sums up the changes, those within the company's notice and their premium", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
    vi.setSystemTime("2026-11-16T12:00:00.000Z");
    putNotice({ days: 3, changeHundredths: 100, lostPercent: 50, closer: [] });
    const { dialog } = await openDialog();
    expect(await within(dialog).findByText("3 changes for 2 people")).toBeDefined();
    // Ana's shift of the next day moves; Ben's new one and Ana's lost one are far enough ahead.
    await within(dialog).findByText("1 within notice · Premium of 1.00 h");
  });

  test("asks for the reason of changes within notice, and sends it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
    vi.setSystemTime("2026-11-16T12:00:00.000Z");
    putNotice({ days: 3, changeHundredths: 100, lostPercent: 50, closer: [] });
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openDialog();
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

  test("asks for no reason where every change keeps the notice", async () => {
    const { dialog } = await openDialog();
    await within(dialog).findByText("3 changes for 2 people");
    expect(
      within(dialog).queryByRole("textbox", { name: "Reason for the short notice" }),
    ).toBeNull();
  });

  test("publishes only what was chosen, with a message and the fingerprint of what it shows", async () => {
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openDialog();
    await hands.click(within(dialog).getByRole("checkbox", { name: "Publish only some changes" }));
    await hands.click(within(dialog).getByRole("combobox", { name: "People" }));
    await hands.click(await screen.findByRole("option", { name: "Ben Ito" }));
    await within(dialog).findByText("1 change for 1 person");
    expect(within(dialog).queryByText("Ana Diaz")).toBeNull();
    const message = within(dialog).getByRole("textbox", { name: "Message (optional)" });
    await hands.type(message, "Keys are with Kim.");
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const plan = publishDiff(
      [aShift({ id: aShiftId("new"), employeeId: anEmployeeId("ben"), day: "2026-11-19" })],
      [],
    );
    expect(api.sent("schedules.publish")).toMatchObject([
      {
        filter: { jobRoleIds: [], employeeIds: ["ben"], days: [] },
        message: "Keys are with Kim.",
        fingerprint: await fingerprintOf(publishEffect(plan)),
      },
    ]);
  });

  test("warns of shifts outside of what an employee has said", async () => {
    live.put({
      "companies/c1/availability/ben": {
        employeeId: "ben",
        locationIds: ["harbor"],
        entries: [onDays("2026-11-19", "2026-11-19")],
        updatedAt: "2026-11-01T09:00:00.000Z",
        updatedBy: "ben-login",
        updatedByName: "Ben Ito",
        version: 1,
      },
    });
    const { dialog } = await openDialog();
    const warning = await within(dialog).findByRole("alert");
    expect(warning.textContent).toMatch(/^Ben Ito is not available .*19.*\.$/u);
  });

  test("publishes once for two clicks, and says what was published", async () => {
    const answer = Promise.withResolvers<typeof counts>();
    api.answer("schedules.publish", () => answer.promise);
    const { hands, publish } = await openDialog();
    tapTwice(publish);
    await waitFor(() => expect(api.sent("schedules.publish")).toMatchObject([week]));
    await hands.keyboard("{Enter}");
    answer.resolve(counts);
    expect(await screen.findByText(/^Published: 1 added, 1 changed, 1 removed\./u)).toBeDefined();
    expect(api.sent("schedules.publish")).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("takes the publication back while no one was told of it", async () => {
    api.answer("schedules.publish", () => counts);
    api.answer("schedules.undoPublish", () => ({}));
    const { hands, publish } = await openDialog();
    await hands.click(publish);
    const notice = (await screen.findByText(/^Published:/u)).closest<HTMLElement>("[role=status]");
    if (notice === null) throw new Error("No notice says that the week was published.");
    await hands.click(within(notice).getByRole("button", { name: "Undo" }));
    await screen.findByText("Publishing undone. No one was told.");
    expect(api.sent("schedules.undoPublish")).toMatchObject([
      { publicationId: counts.publicationId },
    ]);
  });

  test("shows a conflict and stays open, so that the manager can look and try again", async () => {
    api.answer("schedules.publish", () => {
      throw new Refused({
        code: "CONFLICT",
        rule: "overlap",
        message: "Ana Diaz is already scheduled at Market Square.",
      });
    });
    const { hands, dialog, publish } = await openDialog();
    await hands.click(publish);
    const alert = await within(dialog).findByRole("alert");
    expect(alert.textContent).toBe("Ana Diaz is already scheduled at Market Square.");
    api.answer("schedules.publish", () => counts);
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("repeats the same attempt after no answer came", async () => {
    api.answer("schedules.publish", () => {
      throw new CutOff();
    });
    const { hands, dialog, publish } = await openDialog();
    await hands.click(publish);
    await within(dialog).findByText(/cannot be reached/u);
    api.answer("schedules.publish", () => counts);
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [first, second] = api.sent("schedules.publish");
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});
