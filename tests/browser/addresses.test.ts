import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany } from "../support/a-company.ts";
import { appOrigin, desk, visit } from "../support/visit.ts";

test("an address that names no week, day or place opens the present ones and is corrected", async () => {
  const company = await aCompany();
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login);
  const wrong = [
    ["/schedules?week=2026-13-99&location=nowhere", "/schedules"],
    ["/calendar?week=2026-02-30", "/calendar"],
    ["/time-entries?week=tomorrow&location=nowhere&show=all", "/time-entries?show=all"],
    ["/reports?from=2026-13-99&location=nowhere", "/reports"],
    ["/?location=nowhere", "/"],
  ] as const;
  for (const [path, corrected] of wrong) {
    await page.goto(`${appOrigin}${path}`);
    await page.waitForURL(`${appOrigin}${corrected}`);
  }
  await page.goto(`${appOrigin}/schedules?week=2026-03-04&location=${company.market}`);
  await page.getByText("Mar 2 – 8, 2026").waitFor();
  expect(page.url()).toContain(`week=2026-03-04&location=${company.market}`);
});
