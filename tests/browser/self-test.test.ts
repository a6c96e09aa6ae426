import { expect, test } from "vitest";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { arriveAs } from "../support/arrive.ts";
import type { Visitor } from "../support/visit.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";

const address = `${appOrigin}/settings?tab=self-test`;

async function signedIn(person: "admin" | "manager", device: typeof desk): Promise<Visitor> {
  const visitor = await visit(device);
  const { page } = visitor;
  await arriveAs(page, { email: demoSignIns[person].email, password: demoPassword });
  return visitor;
}

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("an admin sees every known answer right at $width px", async ({ device }) => {
  const visitor = await signedIn("admin", device);
  const { page } = visitor;
  await page.goto(address);
  const cases = page.getByRole("list", { name: "Cases of the self-test" }).getByRole("listitem");
  await cases.first().waitFor();
  const count = await cases.count();
  expect(count).toBeGreaterThan(20);
  expect(await page.getByRole("alert").innerText()).toBe(`${count} of ${count} right.`);
  expect(await cases.getByText("Right", { exact: true }).count()).toBe(count);
  const first = cases.filter({ hasText: "14 hours in one workday" });
  const [expected, actual] = await first.getByRole("definition").allInnerTexts();
  expect([expected, actual]).toEqual(["8.00 + 4.00 + 2.00", "8.00 + 4.00 + 2.00"]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
});

test("the calculation of pay is fetched only when the tab is opened", async () => {
  const visitor = await signedIn("admin", desk);
  const { page } = visitor;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(`${appOrigin}/settings`);
  await page.getByRole("textbox", { name: "Your name" }).waitFor();
  expect(scripts.filter((url) => url.includes("/self-test-"))).toEqual([]);
  await page.getByRole("tab", { name: "Self-test" }).click();
  await page.getByRole("list", { name: "Cases of the self-test" }).waitFor();
  expect(new URL(page.url()).search).toBe("?tab=self-test");
  expect(scripts.some((url) => url.includes("/self-test-"))).toBe(true);
});

test("a manager has no self-test, also by its address", async () => {
  const visitor = await signedIn("manager", desk);
  const { page } = visitor;
  await page.goto(address);
  await page.getByRole("textbox", { name: "Your name" }).waitFor();
  expect(await page.getByRole("tab").allTextContents()).toEqual(["Mine", "Blackout dates"]);
  expect(await page.getByText("Self-test").count()).toBe(0);
});
