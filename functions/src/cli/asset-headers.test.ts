import { expect, test } from "vitest";
import { withAssetHeaders } from "./asset-headers.ts";

const none = { headers: [{ key: "Cache-Control", value: "no-store" }] };
const files = Array.from({ length: 250 }, (_, index) => `part-${index}.js`);
const { headers } = withAssetHeaders({ headers: [none] }, files);
const rules: { regex?: string; headers: { value: string }[] }[] = headers;

/** As in Hosting, the last matching rule applies. */
const cachingOf = (path: string) =>
  rules.findLast(({ regex }) => regex === undefined || new RegExp(regex, "u").test(path))
    ?.headers[0]?.value;

test("every file of the build is kept for a year", () => {
  for (const file of files) expect(cachingOf(`/assets/${file}`)).toContain("immutable");
});

test.each([
  "none.js",
  "part-1xjs",
  "part-250.js",
  "part-1.js/x",
  "",
  "x/part-1.js",
  "part-1.js.map",
])('a missing "%s" is never kept, so that no rollout pins a broken page', (name) =>
  expect(cachingOf(`/assets/${name}`)).toBe("no-store"),
);

test("one rule stays small", () => {
  expect(rules).toHaveLength(4);
});
