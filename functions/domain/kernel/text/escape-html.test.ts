import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("text cannot leave its place in the page", () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;",
  );
});
