import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendAll } from "../../functions/src/jobs/send-mail.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { Visitor } from "../support/visit.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { tellOfFailure } from "../support/tell-of-failure.ts";
import { appOrigin, desk, expectSilenceButForNewRights, phone, visit } from "../support/visit.ts";
import { countHands, screen } from "../support/counted-hands.ts";
import type { TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { copiedCells, sheetPeople } from "../support/pasted-people.ts";

const password = "harbor-light-7";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const expectValue = (target: Locator, value: string) =>
  expect.poll(() => target.inputValue()).toBe(value);
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const chip = (page: Page, name: string) =>
  page.locator(".MuiChip-root").filter({ hasText: new RegExp(`^${name}$`, "u") });
const removeChip = async (page: Page, name: string) =>
  chip(page, name).locator(".MuiChip-deleteIcon").click();

async function keepEditing(page: Page) {
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "hidden" });
}

let server: TestMailServer;

beforeAll(async () => {
  server = await startMailServer();
});

afterAll(() => server.close());

describe.each([
  ["a desk", desk],
  ["a phone", phone],
] as const)("a new owner at %s", { retry: 0 }, (where, device) => {
  const run = `${Date.now().toString(36)}${device.width}`;
  const email = `owner-${run}@people.example`;
  const people = sheetPeople(run, ["Pier", "Market"]);
  const hands = countHands();
  let owner: Visitor;
  let second: Visitor;
  let ana: Visitor;
  let isBroken = false;

  beforeAll(async () => {
    [owner, second, ana] = await Promise.all([visit(device), visit(device), visit(phone)]);
  }, 60_000);

  afterAll(() => Promise.all([owner, second, ana].map(({ context }) => context.close())));

  beforeEach(({ skip }) => {
    skip(isBroken, "an earlier step failed");
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      isBroken = true;
      await tellOfFailure(owner);
      await tellOfFailure(second);
      await tellOfFailure(ana);
    }
    for (const visitor of [owner, second, ana]) expectSilenceButForNewRights(visitor);
  });

  test("signs up and founds the company by its name", async () => {
    const { page } = owner;
    await page.goto(`${appOrigin}/login`);
    await hands.click(page.getByRole("link", { name: /create an account/iu }));
    await hands.type(field(page, "Your name"), "Olga Owner");
    await hands.type(field(page, "E-mail"), email);
    await hands.type(field(page, "Password"), password);
    await hands.click(button(page, "Create account"));
    await screen(page, "Set up your company");
    await hands.type(page.getByLabel("Company name"), `Sample ${run}`);
    await page.getByText(/overtime: United States, federal/u).waitFor();
    await expectAccessible(page);
    await hands.click(button(page, "Create company"));
    await screen(page, "Where do people work?");
  });

  test("goes back to the company, where the focus is, and corrects its name", async () => {
    const { page } = owner;
    await button(page, "Skip this step").waitFor();
    await page.getByLabel("Location name").fill("Half-typed");
    await button(page, "Back").click();
    await screen(page, "Your company");
    await page.locator("[tabindex='-1']:focus").getByText("Your company").waitFor();
    const name = page.getByLabel("Company name");
    await name.fill("");
    await button(page, "Save and continue").click();
    await page.getByText("Enter a name").first().waitFor();
    await name.fill(`Sample ${run} & Daughters`);
    await field(page, "Industry (optional)").selectOption("Cafe");
    await removeChip(page, "Dishwasher");
    await page.getByLabel("Job roles").fill("Roaster");
    await page.getByLabel("Job roles").press("Enter");
    await field(page, "Industry (optional)").selectOption("Bar");
    await chip(page, "Barback").waitFor();
    expect(await chip(page, "Barista").count()).toBe(0);
    await chip(page, "Roaster").waitFor();
    await expectAccessible(page);
    await button(page, "Save and continue").click();
    await screen(page, "Where do people work?");
    await expectValue(page.getByLabel("Location name"), "Half-typed");
    await page.getByLabel("Location name").fill("");
  });

  test("is asked before half-typed steps are lost, also from another step", async () => {
    const { page } = owner;
    const location = page.getByLabel("Location name");
    await location.fill("Half-typed");
    await page.getByRole("link", { name: "Finish later" }).click();
    await keepEditing(page);
    await button(page, "Sign out").click();
    await keepEditing(page);
    await button(page, "Back").click();
    await screen(page, "Your company");
    await page.getByRole("link", { name: "Finish later" }).click();
    await keepEditing(page);
    await page.evaluate(() => history.back());
    await screen(page, "Where do people work?");
    await expectValue(location, "Half-typed");
    const asked: string[] = [];
    page.once("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => globalThis.location.reload());
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await expectValue(location, "Half-typed");
    await location.fill("");
  });

  test("adds two locations, types their hours as people write them, and corrects the first", async () => {
    const { page } = owner;
    await hands.type(page.getByLabel("Location name"), "Pier");
    const sunday = page.getByRole("checkbox", { name: "Sunday" });
    // The week of the United States begins on Sunday.
    const [firstBox, secondBox] = await Promise.all(
      [sunday, page.getByRole("checkbox", { name: "Monday" })].map((box) => box.boundingBox()),
    );
    expect(firstBox?.y).toBeLessThan(secondBox?.y ?? 0);
    const monday = page.getByLabel("Monday hours", { exact: true });
    await hands.type(monday, "0600AM-25");
    await monday.blur();
    await page.getByText("“25” is not a time.", { exact: false }).waitFor();
    await monday.fill("0600AM-3p");
    await page.getByText("6:00 AM – 3:00 PM").waitFor();
    await monday.blur();
    await expectValue(monday, "6:00 AM – 3:00 PM");
    await button(page, "Copy Monday's hours to other days").click();
    await page.getByRole("button", { name: "Tue", exact: true }).click();
    await expectValue(page.getByLabel("Tuesday hours", { exact: true }), "6:00 AM – 3:00 PM");
    await expectAccessible(page);
    await button(page, "Done").click();
    await hands.click(button(page, "Add another location"));
    await screen(page, "Your locations");
    await hands.type(page.getByLabel("Location name"), "Market");
    await expectAccessible(page);
    await hands.click(button(page, "Add and continue"));
    await screen(page, "Review pay rules");
    await expectAccessible(page);
    await page.getByLabel("Steps").getByText("Locations", { exact: true }).click();
    await button(page, "Edit Pier").click();
    await page.getByLabel("Location name").fill("Pier");
    await button(page, "Cancel").click();
    await button(page, "Continue").click();
    await screen(page, "Review pay rules");
  });

  test("goes on at another device, and the first one follows", async () => {
    const { page } = second;
    await page.goto(`${appOrigin}/login`);
    await field(page, "E-mail").fill(email);
    await field(page, "Password").fill(password);
    await button(page, "Sign in").first().click();
    await screen(page, "Home");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go on with the set-up" }).click();
    await screen(page, "Review pay rules");
    await page.getByLabel("Overtime rules").selectOption("california");
    await hands.click(button(page, "Use these rules"));
    await screen(page, "Who works for you?");
    await screen(owner.page, "Who works for you?");
  });

  test("pastes 25 people, of whom three lines are explained", async () => {
    const { page } = owner;
    const [first, ...others] = people;
    if (first === undefined) throw new Error("The sheet is empty.");
    const broken = people.map((person, index) => {
      if (index === 4) return { ...person, rate: "3000/month" };
      if (index === 9) return { ...person, email: "jun@people" };
      return index === 14 ? { ...person, email: first.email } : person;
    });
    expect(others).toHaveLength(24);
    await page.getByText("Your job roles: Roaster, ", { exact: false }).waitFor();
    await hands.paste(page.getByLabel("One person per line"), copiedCells(broken));
    await page.getByText("22 ready, 3 to fix.", { exact: false }).waitFor();
    await page.getByText("“3000/month” is not an hourly rate. Write what one hour pays").waitFor();
    await page.getByText("“jun@people” is not an e-mail address: its end is missing").waitFor();
    await page.getByText("Line 2 has the same e-mail.").waitFor();
    await hands.click(page.getByLabel(/^Invite the 22 people/u));
    await expectAccessible(page);
    await hands.click(button(page, "Add 22 people"));
    await page.getByText("22 people are added, 22 are invited.").waitFor();
  });

  test("mends the three lines that were left", async () => {
    const { page } = owner;
    await screen(page, "Who else works for you?");
    const left = page.getByLabel("One person per line");
    expect((await left.inputValue()).split("\n")).toHaveLength(4);
    await expectAccessible(page);
    await hands.paste(left, copiedCells([4, 9, 14].flatMap((index) => people[index] ?? [])));
    await page.getByLabel("Invite the 3 people with an e-mail address").waitFor();
    await hands.click(button(page, "Add 3 people"));
    await screen(page, "Draft the first week");
  });

  test("drafts the first week of both locations, removes one and drafts it again", async () => {
    const { page } = owner;
    await page.getByRole("heading", { name: "Pier" }).waitFor();
    const pier = page.getByRole("region", { name: "Pier", exact: true });
    await pier.getByText(/^[\d:]+ h for \d+ people · \$/u).waitFor();
    const shown = async () => pier.getByRole("row").count();
    const before = await shown();
    await pier.getByRole("button", { name: "More: Roaster" }).waitFor();
    const more = pier.getByRole("button", { name: /^More: /u });
    await more.first().click();
    await expect.poll(shown).toBeGreaterThanOrEqual(before);
    await expectAccessible(page);
    await hands.click(button(page, "Draft this week"));
    await page
      .getByText(/shifts(?:, \d+ open)?, drafted$/u)
      .nth(1)
      .waitFor();
    await button(page, "Remove the draft").first().click();
    await button(page, "Draft this week").click();
    await page
      .getByText(/shifts(?:, \d+ open)?, drafted$/u)
      .nth(1)
      .waitFor();
    await expectAccessible(page);
    await hands.click(button(page, "Go to Home"));
    await screen(page, "Home");
    const { clicks, keys, pastes } = hands.counts();
    process.stdout.write(`From ${where}: ${clicks} clicks, ${keys} keys, ${pastes} pastes.\n`);
    expect(clicks).toBeLessThanOrEqual(25);
  });

  test("sees on Home what is left", async () => {
    const { page } = owner;
    const list = page.getByRole("region", { name: "First steps" });
    await list.getByText("5 of 7 done").waitFor();
    await list.getByText("It is drafted. Staff see it once it is published.").waitFor();
    await list.getByRole("link", { name: "Look and publish: Publish the first week" }).waitFor();
    await expectAccessible(page);
  });

  test("has mail for 25 people, which the outbox shows and a mail server receives", async () => {
    const { page } = owner;
    await page.goto(`${appOrigin}/outbox`);
    await page
      .getByText(people[0]?.email ?? "")
      .first()
      .waitFor();
    await expectAccessible(page);
    const unit = await readingUnit();
    const queued = await mail(unit).list([["to", "in", people.map((person) => person.email)]]);
    expect(queued).toHaveLength(25);
    const from = "Crewline <no-reply@crewline.test>";
    await sendAll(
      queued.map(({ id }) => id),
      { url: server.url, from },
    );
    for (const { to } of queued) expect(server.to(to)).toHaveLength(1);
  });

  test("has invited Ana, who follows the link of her mail and is asked for her profile", async () => {
    const { page } = ana;
    const [letter] = server.to(people[0]?.email ?? "");
    const link = /https?:\S+invitation=\S+/u.exec(letter?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await screen(page, new RegExp(`^Join Sample ${run}`, "u"));
    await page
      .getByLabel("Choose a password")
      .or(page.getByLabel("Password"))
      .first()
      .fill(password);
    await button(page, "Create login and join").click();
    await screen(page, new RegExp(`^Welcome to Sample ${run}`, "u"));
    await page.getByText(`belongs to Sample ${run}`).waitFor();
    await expectAccessible(page);
    await page.getByLabel("Phone").fill("(615) 555-0100");
    await button(page, "Save and continue").click();
    await screen(page, "Home");
    await button(page, "Clock in").waitFor();
  });
});
