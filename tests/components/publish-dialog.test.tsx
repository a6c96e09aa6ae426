import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { recurringShiftIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { onDays } from "@crewline/domain/records/employees/an-availability-entry.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { publishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { beforeEach, describe, expect, test } from "vitest";
import { fingerprintOf } from "../../web/src/entities/schedules/publish/fingerprint.ts";
import {
  changedWeek,
  counts,
  openPublishDialog,
  putChangedWeek,
  week,
} from "./support/a-publish-dialog.tsx";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

beforeEach(putChangedWeek);

const path = "/schedules?location=harbor&week=2026-11-16";

describe("the publish dialog", () => {
  test("says which change each employee gets", async () => {
    const { dialog } = await openPublishDialog();
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
    const { dialog } = await openPublishDialog();
    await within(dialog).findByText("Ben Ito");
    live.put({ "companies/c1/shifts/open": aShift({ id: aShiftId("open"), employeeId: null }) });
    expect(await within(dialog).findByText("Open shifts")).toBeDefined();
  });

  test("waits for an open shift that was typed just before, until the week shows it", async () => {
    const answer = Promise.withResolvers<{ shiftId: ShiftId }>();
    api.answer("schedules.addShift", () => answer.promise);
    const hands = renderPage(<SchedulesPage />, { actor: kim, path });
    (await screen.findByRole("cell", { name: /^Open shifts, .*18.*, no shift/u })).focus();
    await hands.keyboard("9-5{Enter}");
    const waiting = await screen.findByRole("button", { name: "Saving…" });
    const id = api.sent("schedules.addShift")[0]?.shiftId ?? aShiftId("unknown");
    answer.resolve({ shiftId: id });
    await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /being saved/u })).toBeNull());
    expect(waiting).toHaveProperty("disabled", true);
    const added = aShift({ id, employeeId: null, day: "2026-11-18" });
    live.put({ [`companies/c1/shifts/${id}`]: added });
    await hands.click(await screen.findByRole("button", { name: "Publish changes" }));
    const dialog = await screen.findByRole("dialog", { name: /^Publish Harborside/u });
    expect(await within(dialog).findByText("Open shifts")).toBeDefined();
  });

  test("waits for a recurring shift that was added just before, until the week shows it", async () => {
    const undo = { batchId: aBatchId("batch"), endedVersion: null, changedIds: [] };
    const recurringShiftId = recurringShiftIdSchema.parse("opening");
    const counted = { added: 9, changed: 0, removed: 0, opened: [], skipped: [] };
    api.answer("schedules.addRecurringShift", () => ({ recurringShiftId, undo, ...counted }));
    const version = Promise.withResolvers<{ version: number }>();
    api.answer("schedules.weekVersion", () => version.promise);
    const hands = renderPage(<SchedulesPage />, { actor: kim, path });
    (await screen.findByRole("cell", { name: /^Open shifts, .*18.*, no shift/u })).focus();
    await hands.keyboard("9-5");
    await hands.click(screen.getByRole("button", { name: "More fields" }));
    const adding = await screen.findByRole("dialog", { name: "Add shift" });
    const repeats = await within(adding).findByRole("combobox", { name: "Repeats" });
    await hands.selectOptions(repeats, "Every week on Wednesday");
    await hands.click(within(adding).getByRole("button", { name: "Add shift" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const waiting = await screen.findByRole("button", { name: "Saving…" });
    version.resolve({ version: changedWeek.version + 1 });
    await waitFor(() => expect(api.sent("schedules.weekVersion")).toMatchObject([week]));
    expect(waiting).toHaveProperty("disabled", true);
    live.put({
      [`companies/c1/schedules/${changedWeek.id}`]: { ...changedWeek, version: 3 },
      "companies/c1/shifts/added": aShift({ id: aShiftId("added"), employeeId: null }),
    });
    await hands.click(await screen.findByRole("button", { name: "Publish changes" }));
    const dialog = await screen.findByRole("dialog", { name: /^Publish Harborside/u });
    expect(await within(dialog).findByText("Open shifts")).toBeDefined();
  });

  test("publishes only what was chosen, with a message and the fingerprint of what it shows", async () => {
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openPublishDialog();
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
    const { dialog } = await openPublishDialog();
    const warning = await within(dialog).findByRole("alert");
    expect(warning.textContent).toMatch(/^Ben Ito is not available .*19.*\.$/u);
  });

  test("lists the shifts that publishing would refuse, and publishes the others without them", async () => {
    const why = ["Ben Ito has time off on Thu, Nov 19."];
    api.answer("schedules.publishBlocks", () => ({ blocked: [{ shiftId: aShiftId("new"), why }] }));
    api.answer("schedules.publish", () => counts);
    const { hands, dialog, publish } = await openPublishDialog();
    const name = "Shifts that cannot be published";
    const list = await within(dialog).findByRole("list", { name });
    expect(list.textContent).toMatch(/^Ben Ito, .*19.*Ben Ito has time off on Thu, Nov 19\.$/u);
    expect(publish).toHaveProperty("disabled", true);
    await hands.click(within(dialog).getByRole("checkbox", { name: "Publish only some changes" }));
    await hands.click(within(dialog).getByRole("combobox", { name: "People" }));
    await hands.click(await screen.findByRole("option", { name: "Ana Diaz" }));
    await waitFor(() => expect(within(dialog).queryByRole("list", { name })).toBeNull());
    await hands.keyboard("{Escape}");
    await hands.click(publish);
    await waitFor(() => expect(api.sent("schedules.publish")).toHaveLength(1));
  });

  test("opens a shift that publishing would refuse, in place of the dialog", async () => {
    const why = ["Ben Ito has time off on Thu, Nov 19."];
    api.answer("schedules.publishBlocks", () => ({ blocked: [{ shiftId: aShiftId("new"), why }] }));
    const { hands, dialog } = await openPublishDialog();
    await hands.click(await within(dialog).findByRole("link", { name: /^Ben Ito/u }));
    expect(await screen.findByRole("dialog", { name: /shift/iu })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Publish/u })).toBeNull());
  });

  test("publishes once for two clicks, and says what was published", async () => {
    const answer = Promise.withResolvers<typeof counts>();
    api.answer("schedules.publish", () => answer.promise);
    const { hands, publish } = await openPublishDialog();
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
    const { hands, publish } = await openPublishDialog();
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
    const { hands, dialog, publish } = await openPublishDialog();
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
    const { hands, dialog, publish } = await openPublishDialog();
    await hands.click(publish);
    await within(dialog).findByText(/cannot be reached/u);
    api.answer("schedules.publish", () => counts);
    await hands.click(publish);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [first, second] = api.sent("schedules.publish");
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});
