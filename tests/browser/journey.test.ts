import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { readCsv, sumOf, withTotal } from "../support/read-csv.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { clockInAtHome } from "../support/punch-at-home.ts";
import { tellOfFailure } from "../support/tell-of-failure.ts";
import { todayInNewYork } from "../support/today.ts";
import { appOrigin, desk, expectSilenceButForNewRights, phone, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import {
  bodiesOf,
  choosePassword,
  downloadedBy,
  button,
  heading,
  goTo,
  typeShift,
} from "../support/steps-of-a-journey.ts";

/** A company of this run alone, so that runs never meet. */
const run = Date.now().toString(36);
const anaEmail = `ana-${run}@journey.example`;
const password = "harbor-light-7";
const yesterday = addDays(todayInNewYork(), -1);

let owner: Visitor;
let ana: Visitor;
let invitationLink = "";

beforeAll(async () => {
  owner = await visit(desk);
  ana = await visit(phone);
}, 60_000);

afterAll(async () => {
  await owner.context.close();
  await ana.context.close();
});

/**
 * Each step depends on those before it, so the first failure ends the journey; none is repeated.
 */
let isBroken = false;

beforeEach(({ skip }) => {
  skip(isBroken, "an earlier step failed");
});

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") {
    isBroken = true;
    await tellOfFailure(owner);
    await tellOfFailure(ana);
  }
  expectSilenceButForNewRights(owner);
  expectSilenceButForNewRights(ana);
});

describe("from sign-up to payroll", { retry: 0 }, () => {
  test("a new owner signs up and is led to the on-boarding", async () => {
    const { page } = owner;
    await page.goto(appOrigin);
    await page.waitForURL(/\/login/u);
    await button(page, "Sign in").first().waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: /create an account/iu }).click();
    await page.getByLabel("Your name").fill("Olga Owner");
    await page.getByLabel("E-mail").fill(`owner-${run}@journey.example`);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await button(page, "Create account").click();
    await page.waitForURL(/\/on-board/u);
    await heading(page, "Set up your company");
  });

  test("the owner sets up the company, a location and three people with wages", async () => {
    const { page } = owner;
    await page.getByLabel("Company name").fill(`Journey ${run}`);
    await expectAccessible(page);
    await button(page, "Create company").click();
    await heading(page, "Where do people work?");
    await page.getByLabel("Location name").fill("Pier");
    await button(page, "Add and continue").click();
    await heading(page, "Review pay rules");
    await page.getByLabel("Overtime rules").selectOption("california");
    await button(page, "Use these rules").click();
    await heading(page, "Who works for you?");
    const people = [`Ana Diaz, ${anaEmail}, Barista, 18.50`, "Bo Lee, Cook, 21", "Cem Kaya, 17.25"];
    await page.getByLabel("One person per line").fill(people.join("\n"));
    await page.getByText("3 ready.").waitFor();
    // They worked before today, which may be the first day of the company's week.
    await page.getByLabel("Effective date").fill(addDays(yesterday, -7));
    await expectAccessible(page);
    await button(page, /^Add 3/u).click();
    await heading(page, "Draft the first week");
    await button(page, "Skip this step").click();
    await heading(page, "Home");
  });

  test("the owner gives Ana a login from her drawer", async () => {
    const { page } = owner;
    await goTo(page, "Employees");
    await page.getByText("Ana Diaz").first().click();
    const panel = page.getByRole("dialog", { name: "Ana Diaz" });
    await panel.getByRole("tab", { name: "Access" }).click();
    await button(page, "Give access").click();
    const link = panel.getByLabel("Invitation link");
    await link.waitFor();
    invitationLink = await link.inputValue();
    expect(invitationLink).toContain("/login?invitation=");
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Close" }).first().click();
  });

  test("the owner plans shifts, one of them overnight, and publishes the week", async () => {
    const { page } = owner;
    await goTo(page, "Schedules");
    await typeShift(page, "Ana Diaz", 0, "9-5");
    await typeShift(page, "Ana Diaz", 1, "22-6");
    await typeShift(page, "Bo Lee", 2, "10-14");
    await expectAccessible(page);
    await button(page, "Publish").click();
    const dialog = page.getByRole("dialog", { name: /^Publish Pier/u });
    await dialog.getByText("Ana Diaz").waitFor();
    await dialog.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Published: 3 added, 0 changed, 0 removed.").waitFor();
  });

  test("Ana accepts the invitation on her phone and sees her published shifts", async () => {
    const { page } = ana;
    await page.goto(invitationLink);
    await heading(page, /^Join Journey/u);
    await expectAccessible(page);
    await choosePassword(page, password);
    await button(page, "Create login and join").click();
    await heading(page, /^Welcome to Journey/u);
    await button(page, "Skip this step").click();
    await heading(page, "Home");
    await goTo(page, "Schedules");
    await page.getByText("You have 2 shifts, 16:00 hours.").waitFor();
    await expectAccessible(page);
  });

  test("Ana punches in, and the owner sees her at once", async () => {
    await goTo(ana.page, "Home");
    await clockInAtHome(ana.page);
    await expectAccessible(ana.page);
    await goTo(owner.page, "Home");
    await owner.page.getByText("Ana Diaz").first().waitFor();
    await expectAccessible(owner.page);
  });

  test("Ana takes a break and punches out", async () => {
    const { page } = ana;
    await button(page, "Start break").click();
    await page.getByText(/^On a break since/u).waitFor();
    await owner.page
      .getByText(/on a break|break since/iu)
      .first()
      .waitFor();
    await button(page, "End break").click();
    await page.getByText(/^Working since/u).waitFor();
    await button(page, "Clock out").click();
    await button(page, "Clock in").waitFor();
  });

  test("the owner corrects the punch with a reason and approves it", async () => {
    const { page } = owner;
    await goTo(page, "Time Entries");
    await page.getByText("Ana Diaz").first().click();
    await expectAccessible(page);
    await button(page, "Correct").click();
    const dialog = page.getByRole("dialog", { name: /^Correct Ana Diaz/u });
    await dialog.getByLabel("Day").fill(yesterday);
    await dialog.getByLabel("From", { exact: false }).first().fill("08:00");
    await dialog.getByLabel("To", { exact: false }).first().fill("18:00");
    await dialog.getByRole("button", { name: "Remove break 1" }).click();
    await dialog.getByLabel("Reason").fill("Forgot to clock in yesterday");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save correction" }).click();
    await page.getByText("Corrected. The change is in the audit trail.").waitFor();
    await page.goto(`${appOrigin}/time-entries?week=${yesterday}`);
    await page.getByText("8:00 AM – 6:00 PM").first().waitFor();
    await page.getByText("Ana Diaz").first().click();
    await button(page, "Approve").click();
    await page.getByText("1 approved.").waitFor();
  });

  test("a search that finds no entry of the week says so, and is cleared", async () => {
    const { page } = owner;
    await page.goto(`${appOrigin}/time-entries?week=${yesterday}&q=nobody`);
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await button(page, "Clear filters").click();
    await page.getByText("8:00 AM – 6:00 PM").first().waitFor();
  });

  test("Reports show hours, overtime and pay, and the payroll file adds up to them", async () => {
    const { page } = owner;
    await page.goto(`${appOrigin}/reports?from=${yesterday}`);
    await heading(page, "Reports");
    await page
      .getByRole("cell", { name: "Ana Diaz" })
      .or(page.getByText("Ana Diaz"))
      .first()
      .waitFor();
    await page.getByText("$203.50").first().waitFor();
    await expectAccessible(page);
    const payroll = await downloadedBy(page, "Payroll CSV");
    const { parts, total } = withTotal(readCsv(payroll.text));
    expect(sumOf(parts, "Seconds")).toBe(Number(total?.["Seconds"]));
    expect(sumOf(parts, "Amount")).toBeCloseTo(Number(total?.["Amount"]), 6);
    expect(sumOf(parts, "Hours")).toBeCloseTo(Number(total?.["Hours"]), 6);
    expect(total).toMatchObject({ Amount: "203.50", Seconds: "36000", Currency: "USD" });
    expect(parts.map((line) => [line["Earning"], line["Hours"]])).toEqual([
      ["Regular", "8.00"],
      ["Overtime", "2.00"],
    ]);
  });

  test("Time Entry Audits show who changed what", async () => {
    const { page } = owner;
    await goTo(page, "TimeEntryAudits", "Time Entry Audits");
    await page.getByText("Forgot to clock in yesterday").first().waitFor();
    await page.getByText("Olga Owner").first().waitFor();
    await expectAccessible(page);
    const { text } = await downloadedBy(page, "Export CSV");
    expect(text).toContain("Forgot to clock in yesterday");
    await page
      .getByText(/^Corrected\./u)
      .first()
      .click();
    await button(page, "Check that nothing was altered").click();
    await page.getByText(/form an unbroken chain/u).waitFor();
  });

  test("Ana sees her own pay and no one else's, in the interface and over the wire", async () => {
    const { page } = ana;
    const bodies = bodiesOf(page);
    await goTo(page, "Employees");
    await page.getByText("Bo Lee").first().click();
    await page.getByRole("dialog", { name: "Bo Lee" }).waitFor();
    expect(await page.getByRole("tab", { name: "Pay" }).count()).toBe(0);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await goTo(page, "Wage Changes");
    await page.getByText("18.50").first().waitFor();
    expect(await page.getByText("21.00").count()).toBe(0);
    await page.goto(`${appOrigin}/reports`);
    await heading(page, "You have no access to Reports");
    expect(bodies.filter((body) => body.includes("210000") || body.includes("172500"))).toEqual([]);
  });
});
