import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aChange, aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { fill } from "./support/fill.ts";

import { kim, renderPage } from "./support/render-page.tsx";

const anas = aShift({ id: aShiftId("anas"), version: 3 });
const path = "/schedules?location=harbor&week=2026-11-16";
const limits = { ...defaultRules.limits, maximumDaySeconds: 8 * 3600 };

beforeEach(() => {
  putCompany();
  const company = aCompany([aChange("2026-01-01", { section: "limits", value: limits })]);
  live.put({
    "companies/c1": { ...company, jobRoles: [aJobRole("Barista")] },
    "companies/c1/shifts/anas": anas,
  });
  api.answer("schedules.saveShift", () => ({ version: 4, plan: planOf(anas) }));
  api.answer("schedules.planTerms", () => ({ people: [], minors: [] }));
  api.answer("schedules.addShift", ({ shiftId = aShiftId("new"), shift, override }) => {
    const found = findings(shift.startsAtLocal);
    if (found.some((code) => override?.codes.includes(code) !== true)) throw needing(found);
    return { shiftId };
  });
});

/** What the server finds against each added shift. */
let findings: (startsAtLocal: string) => OverrideCode[] = () => ["dayHours"];

beforeEach(() => {
  findings = () => ["dayHours"];
});

function needing(codes: readonly OverrideCode[]): Refused {
  const message = "Scheduling Ben Ito then needs a reason.";
  const rule = "overrideNeeded" as const;
  return new Refused({ code: "UNPROCESSABLE_CONTENT", message, rule, facts: { who: null, codes } });
}

test("the form asks for a reason while it is typed, and sends it with what it is for", async () => {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const card = await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
  card.focus();
  await hands.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>("textbox", { name });
  expect(within(dialog).queryByRole("textbox", { name: /^Reason/u })).toBeNull();
  await fill(hands, field(/^End/u), "7p");
  await within(dialog).findByText("10:00 h on Tuesday; 8:00 h at most.");
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  await within(dialog).findByText(/^Say why/u);
  expect(api.sent("schedules.saveShift")).toEqual([]);
  await fill(hands, field(/^Reason/u), "Ana asked for it");
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  await waitFor(() =>
    expect(api.sent("schedules.saveShift")).toMatchObject([
      { override: { codes: ["dayHours"], reason: "Ana asked for it" } },
    ]),
  );
});

async function typeInto(hands: UserEvent, day: number, text: string) {
  const name = new RegExp(`^Ben Ito, .*${day}.*, no shift`, "u");
  (await screen.findByRole("cell", { name })).focus();
  await hands.keyboard(text);
}

const question = () => screen.findByRole("dialog", { name: "Save with a reason" });

async function answer(hands: UserEvent, dialog: HTMLElement, reason: string) {
  await fill(hands, within(dialog).getByRole<HTMLInputElement>("textbox"), reason);
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
}

/** The reasons that were sent with the added shifts, in order. */
const reasonsSent = () =>
  api.sent("schedules.addShift").flatMap(({ override }) => override?.reason ?? []);

test("a typed shift beyond a limit is added once a reason is given", async () => {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await typeInto(hands, 18, "8-18{Enter}");
  const dialog = await question();
  within(dialog).getByText(/^Ben Ito/u);
  await answer(hands, dialog, "Inventory");
  await waitFor(() => expect(reasonsSent()).toEqual(["Inventory"]));
  expect(api.sent("schedules.addShift").at(-1)).toMatchObject({
    override: { codes: ["dayHours"], reason: "Inventory" },
  });
});

test("Esc in the question for a reason adds nothing and keeps what was typed", async () => {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await typeInto(hands, 18, "8-18{Enter}");
  fireEvent.keyDown(await question(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const typing = await screen.findByRole<HTMLInputElement>("textbox", { name: /type a shift/u });
  expect(typing.value).toBe("08:00-18:00");
  expect(reasonsSent()).toEqual([]);
  expect(screen.queryByRole("button", { name: /^Ben Ito, .*18/u })).toBeNull();
});

test("a shift for which the server finds more than the week on screen asks for one reason", async () => {
  findings = () => ["dayHours", "rest"];
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await typeInto(hands, 18, "8-18{Enter}");
  const dialog = await question();
  within(dialog).getByText(
    "10:00 h on Wednesday; 8:00 h at most. The rest between two shifts is too short.",
  );
  await answer(hands, dialog, "Inventory");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(reasonsSent()).toEqual(["Inventory"]);
});

test("undoing shifts that wait for one another asked twice for one reason", async () => {
  const bens = aShift({ id: aShiftId("bens"), employeeId: anEmployeeId("ben"), day: "2026-11-18" });
  live.put({ "companies/c1/shifts/bens": bens });
  const restored: string[] = [];
  api.answer("schedules.cancelShift", () => ({ version: 4 }));
  api.answer("schedules.saveShift", ({ shiftId, override }) => {
    const isTaken = shiftId === anas.id && !restored.includes(bens.id);
    if (isTaken) throw new Refused({ code: "CONFLICT", message: "Busy.", rule: "overlap" });
    if (override === undefined) throw needing(["rest"]);
    restored.push(shiftId);
    return { version: 5, plan: planOf(anas) };
  });
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  (await screen.findByRole("button", { name: /^Ana Diaz, .*17/u })).focus();
  await hands.keyboard("{Control>}a{/Control}{Delete}");
  await screen.findByText("Deleted: 2 shifts.");
  await hands.keyboard("{Control>}z{/Control}");
  const dialog = await question();
  within(dialog).getByText(/^Ana Diaz/u);
  within(dialog).getByText(/^Saved after the others, with the same reason/u);
  await answer(hands, dialog, "Inventory");
  await screen.findByText("Undid delete: 2 shifts.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(restored).toEqual(["bens", "anas"]);
});

test("a reason is asked for again only where the server finds more meanwhile", async () => {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await typeInto(hands, 18, "8-18{Enter}");
  const first = await question();
  findings = () => ["dayHours", "weekHours"];
  await answer(hands, first, "Inventory");
  await screen.findByText(/The week has more hours than allowed\.$/u);
  await answer(hands, await question(), "Inventory, agreed with Ben");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(reasonsSent()).toEqual(["Inventory", "Inventory, agreed with Ben"]);
});
