import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Visitor } from "../support/visit.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { tellOfFailure } from "../support/tell-of-failure.ts";
import { appOrigin, desk, expectSilenceButForNewRights, phone, visit } from "../support/visit.ts";
import { countHands, screen } from "../support/counted-hands.ts";
import type { TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { sendQueuedMail } from "../support/outbox.ts";
import { copiedCells, sheetPeople, withThreeFaults } from "../support/pasted-people.ts";
import {
  bothDrafted,
  expectQuestionBeforeReload,
  expectSundayFirst,
  typeHours,
  button,
  expectValue,
  field,
  chooseIndustries,
  signUp,
  keepEditing,
} from "../support/on-boarding-page.ts";
import { choosePassword } from "../support/steps-of-a-journey.ts";

const password = "harbor-light-7";

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
    await signUp(page, hands, { email, password });
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
    await chooseIndustries(page);
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
    await expectQuestionBeforeReload(page);
    await expectValue(location, "Half-typed");
    await location.fill("");
  });

  test("adds two locations, types their hours as people write them, and corrects the first", async () => {
    const { page } = owner;
    await hands.type(page.getByLabel("Location name"), "Pier");
    await expectSundayFirst(page);
    await typeHours(page, hands);
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
    const broken = withThreeFaults(people, first.email);
    expect(others).toHaveLength(24);
    await page.getByText("Your job roles: Roaster, ", { exact: false }).waitFor();
    await hands.paste(page.getByLabel("One person per line"), copiedCells(broken));
    await page.getByText("22 ready, 3 to fix.", { exact: false }).waitFor();
    await page.getByText("“150/day” is not an hourly rate. Write what one hour pays").waitFor();
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
    await bothDrafted(page);
    await button(page, "Remove the draft").first().click();
    await button(page, "Draft this week").click();
    await bothDrafted(page);
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
    const first = page.getByText(people[0]?.email ?? "").first();
    await first.waitFor();
    await expectAccessible(page);
    const addresses = people.map((person) => person.email);
    const queued = await sendQueuedMail(server, addresses);
    expect(queued).toHaveLength(25);
    for (const { to } of queued) expect(server.to(to)).toHaveLength(1);
  });

  test("has invited Ana, who follows the link of her mail and is asked for her profile", async () => {
    const { page } = ana;
    const [letter] = server.to(people[0]?.email ?? "");
    const link = /https?:\S+invitation=\S+/u.exec(letter?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await screen(page, new RegExp(`^Join Sample ${run}`, "u"));
    await choosePassword(page, password);
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
