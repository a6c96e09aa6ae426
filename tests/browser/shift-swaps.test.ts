import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aShiftCrew, day, nextDay } from "../support/a-shift-crew.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, phone, visit } from "../support/visit.ts";

const requests = (page: Page) => page.getByRole("list", { name: "Your requests" });

test("two employees swap shifts on their phones, and each reads at Home what became of it", async () => {
  const crew = await aShiftCrew();
  const { company, marcus, ana, ben, publish, shiftOf } = crew;
  const anas = await aShift(company, { employeeId: ana.employeeId, day });
  const bens = await aShift(company, { employeeId: ben.employeeId, day: nextDay });
  await publish();

  const { page: hers } = await visit(phone);
  await arriveAs(hers, ana.login);
  await hers.getByRole("button", { name: "Can't work or swap" }).first().click();
  const dialog = hers.getByRole("dialog", { name: /^Your shift on/u });
  await dialog.getByLabel("Note (optional)").fill("A wedding");
  await dialog.getByRole("button", { name: "Swap with a colleague" }).click();
  await dialog.getByRole("button", { name: /^Ask Ben to swap for/u }).click();
  await requests(hers).getByText("Waiting for your colleague").waitFor();
  await expectAccessible(hers);

  const { page: his } = await visit(phone);
  await arriveAs(his, ben.login);
  await requests(his).getByText("Ana asks you to swap shifts").waitFor();
  await requests(his).getByText("A wedding").waitFor();
  await expectAccessible(his);
  await his.getByRole("button", { name: /^Accept:/u }).click();
  await requests(his).getByText("Accepted, waiting for a manager").waitFor();
  await requests(hers).getByText("Accepted, waiting for a manager").waitFor();

  const { page } = await visit(desk);
  await arriveAs(page, marcus.login);
  const line = page.getByRole("listitem").filter({ hasText: "Swap" });
  await line.getByRole("button", { name: /^Decide/u }).click();
  const decision = page.getByRole("dialog");
  await decision.getByText("A wedding").waitFor();
  await expectAccessible(page);
  await decision.getByRole("button", { name: /^Approve/u }).click();
  await requests(hers).getByText("Approved by Marcus").waitFor();
  await requests(his).getByText("Approved by Marcus").waitFor();
  expect((await shiftOf(anas)).employeeId).toBe(ben.employeeId);
  expect((await shiftOf(bens)).employeeId).toBe(ana.employeeId);
});
