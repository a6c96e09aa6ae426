import { expect, test } from "vitest";
import { escapeHtml, renderPage } from "./page.ts";

test("text cannot leave its place in the page", () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;",
  );
});

test("every part of a page is escaped", () => {
  const evil = `"><script>alert(1)</script>`;
  const html = renderPage({ title: evil, message: evil, link: { href: evil, label: evil } });
  expect(html).not.toContain("<script");
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(5);
});

test("a page without a message has no empty paragraph", () => {
  const html = renderPage({ title: "T", message: null, link: { href: "/login", label: "L" } });
  expect(html).not.toContain("<p>");
  expect(html).toContain(`<a href="/login">L</a>`);
});
