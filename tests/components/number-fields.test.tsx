import { screen, within } from "@testing-library/react";
import type { EffectsPreview } from "@crewline/domain/rules/rule-previews/rule-effects";
import type { UserEvent } from "@testing-library/user-event";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { joinPlan } from "@crewline/domain/records/locations/location-record";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { aChange, aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { ClockInTab } from "../../web/src/areas/locations/clock-in-tab.tsx";
import { StaffingTab } from "../../web/src/areas/locations/staffing-tab.tsx";
import { BreakRules } from "../../web/src/areas/settings/rules/break-rules.tsx";
import { ClockRules } from "../../web/src/areas/settings/rules/clock-rules.tsx";
import { LimitRules } from "../../web/src/areas/settings/rules/limit-rules.tsx";
import { OvertimeRules } from "../../web/src/areas/settings/rules/overtime-rules.tsx";
import { TabletSettings } from "../../web/src/areas/settings/tablets/tablet-settings.tsx";
import { harbor, putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { fill } from "./support/fill.ts";
import { page } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const weekLimit = aChange("2020-01-01", {
  section: "limits",
  value: { ...defaultRules.limits, maximumWeekSeconds: 40 * 3600 },
});
const company = aCompany([weekLimit]);
const ruled = { ...company, workRules: { ...presetRules("flsa"), preset: "custom" } };

const noEffects = (section: EffectsPreview["section"]): EffectsPreview => ({
  firstDay: "2026-01-05",
  lastDay: "2026-01-18",
  isClosed: true,
  section,
  judgedCount: 1,
  effects: [],
});

function open(rules: ReactNode): UserEvent {
  live.put({ "companies/c1": ruled });
  return renderPage(rules, { ...page, path: "/settings" });
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = (hands: UserEvent) => hands.click(screen.getByRole("button", { name: "Save" }));

describe("a required number", () => {
  test.each<[string, ReactNode, RegExp[], string[]]>([
    ["overtime", <OvertimeRules key="" />, [/^After a week of/u, /^Pay/u], []],
    ["clocking in", <ClockRules key="" />, [/on time within/u], []],
    ["paid breaks", <BreakRules key="" />, [/^Paid up to/u], ["Short breaks"]],
    ["deductions", <BreakRules key="" />, [/^On days over/u, /^Deduct/u], ["Deduct an unpaid"]],
    ["notice", <LimitRules key="" />, [/^Notice/u, /^Added/u, /^Removed/u], ["Require notice"]],
  ])("of %s was saved as 0 when its field was emptied", async (_of, rules, names, boxes) => {
    const hands = open(rules);
    for (const name of boxes) {
      await hands.click(await screen.findByRole("checkbox", { name: new RegExp(`^${name}`, "u") }));
    }
    for (const name of names) await hands.clear(await field(name));
    await save(hands);
    expect(await screen.findAllByText("Enter a number.")).toHaveLength(names.length);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("may be 0 if that is what is typed", async () => {
    const hands = open(<ClockRules />);
    const grace = await field(/on time within/u);
    await hands.clear(grace);
    await hands.tab();
    expect(grace.value).toBe("");
    await hands.type(grace, "0");
    api.answer("settings.previewEffects", () => noEffects("clock"));
    await save(hands);
    await screen.findByRole("dialog");
    expect(grace.getAttribute("aria-invalid")).toBe("false");
  });
});

test("an unreadable rate below which daily overtime counts was saved as no rate", async () => {
  const hands = open(<OvertimeRules />);
  await hands.click(await screen.findByRole("button", { name: "Add daily overtime" }));
  const rate = await field(/^Daily overtime only below/u);
  await fill(hands, rate, "4o");
  await save(hands);
  await screen.findByText("Check the marked fields.");
  expect(await screen.findByText("Enter an amount, for example 18.50.")).not.toBeNull();
  expect(rate.value).toBe("4o");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("-1 was called no number", async () => {
  const hands = open(<LimitRules />);
  const week = await field(/^Maximum hours per week/u);
  await fill(hands, week, "-1");
  await save(hands);
  await screen.findByText("Enter a number without a minus sign.");
  expect(screen.queryByText("Enter a number.")).toBeNull();
});

describe("an optional number", () => {
  test("was saved as no limit when it was mistyped", async () => {
    const hands = open(<LimitRules />);
    const week = await field(/^Maximum hours per week/u);
    await fill(hands, week, "4o");
    expect(screen.queryByText("Enter a number.")).toBeNull();
    await hands.tab();
    await screen.findByText("Enter a number.");
    await save(hands);
    expect(week.value).toBe("4o");
    expect(screen.queryByRole("dialog")).toBeNull();
    await hands.clear(week);
    api.answer("settings.previewEffects", () => noEffects("limits"));
    await save(hands);
    await screen.findByRole("dialog");
  });

  test.each(["-", "7:", "7:3", "1.5.2"])("takes the half-typed %s for no number", async (text) => {
    const hands = open(<LimitRules />);
    await fill(hands, await field(/^Minimum rest/u), text);
    await save(hands);
    await screen.findByText("Enter a number.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("reads 1,5 and 7:30 as hours, and writes them as it does when it is left", async () => {
    const hands = open(<LimitRules />);
    const rest = await field(/^Minimum rest/u);
    for (const [typed, shown] of [
      ["1,5", "1.5"],
      ["7:30", "7.5"],
      ["08.50", "8.5"],
      ["7:20", "7:20"],
    ] as const) {
      await fill(hands, rest, typed);
      expect(rest.value).toBe(typed);
      await hands.tab();
      expect(rest.value).toBe(shown);
    }
  });

  test("named its bounds in seconds and percent", async () => {
    const hands = open(<LimitRules />);
    await fill(hands, await field(/^Maximum hours per week/u), "200");
    await fill(hands, await field(/^Minimum rest/u), "0.5");
    await save(hands);
    expect(await screen.findByText("At most 168 hours.")).not.toBeNull();
    expect(await screen.findByText("At least 1 hour.")).not.toBeNull();
  });
});

test("the radius, and the people of a staffing need, were emptied to 0", async () => {
  putCompany();
  const at = joinPlan(harbor, null);
  const need = { startsAt: "09:00", endsAt: "17:00", people: 2, jobRoleId: null };
  const staffing = [{ ...need, weekdays: ["monday" as const] }];
  const hands = renderPage(
    <>
      <ClockInTab location={at} />
      <StaffingTab location={{ ...at, staffing }} />
    </>,
    { ...page, path: "/locations" },
  );
  for (const name of [/^Radius/u, /^People/u]) {
    const number = await field(name);
    await hands.clear(number);
    const form = number.closest("form") ?? document.body;
    await hands.click(within(form).getByRole("button", { name: "Save" }));
    expect(number.getAttribute("aria-invalid")).toBe("true");
    expect(within(form).getByText("Enter a number.")).not.toBeNull();
  }
  expect(api.sent("locations.save")).toEqual([]);
});

test("photos were not switched off while their emptied days were hidden", async () => {
  live.put({ "companies/c1": { ...company, kioskPhotos: { isOn: true, keptDays: 30 } } });
  api.answer("settings.saveKioskPhotos", () => ({ version: 2 }));
  const hands = renderPage(<TabletSettings />, { ...page, path: "/settings" });
  await hands.clear(await field(/^Keep photos for/u));
  await hands.click(screen.getByRole("checkbox", { name: /^Take a photo/u }));
  await save(hands);
  await screen.findByText("Saved.");
  expect(api.sent("settings.saveKioskPhotos")).toMatchObject([
    { kioskPhotos: { isOn: false, keptDays: 30 } },
  ]);
});

test("an unreadable time in the own limits for minors was saved as none", async () => {
  const hands = open(<LimitRules />);
  await hands.click(await screen.findByRole("checkbox", { name: /^Check legal limits/u }));
  const [own] = await screen.findAllByRole("checkbox", { name: /^Company limits/u });
  if (own === undefined) throw new Error("There are no limits of the company.");
  await hands.click(own);
  await fill(hands, await field(/^Earliest start/u), "99");
  await save(hands);
  expect((await field(/^Earliest start/u)).getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
});
