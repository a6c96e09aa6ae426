import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";

/** Changes of a page that Playwright cannot undo. */
const lasting =
  /\b(?:addInitScript|exposeFunction|exposeBinding|routeWebSocket)\(|\bpage\.clock\./u;

const folder = inRoot("tests", "browser");
const files = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
const changing = files.filter((name) => lasting.test(readFileSync(`${folder}/${name}`, "utf8")));

test("some browser tests change their page for good", () => {
  expect(changing).toContain("devices.test.ts");
});

test.each(changing)("%s does not hand its pages on to the next test", (name) => {
  expect(readFileSync(`${folder}/${name}`, "utf8")).toContain("isNew: true");
});
