import { expect, test } from "vitest";
import type { PageName } from "./area-pages.ts";
import { forgetFailedPages, loadPage } from "./area-pages.ts";

test("a page that cannot be fetched is not asked for again by each rendering of the failure", async () => {
  const name = "noSuchPage" as PageName;
  const first = loadPage(name);
  await expect(first).rejects.toThrow("There is no page for noSuchPage.");
  expect(loadPage(name)).toBe(first);
  forgetFailedPages();
  const second = loadPage(name);
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow("There is no page for noSuchPage.");
});
