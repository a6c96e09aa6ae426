import { expect, test } from "vitest";
import { renderPage } from "./page.ts";

test("every part of a page is escaped", () => {
  const evil = `"><script>alert(1)</script>`;
  const html = renderPage({
    title: evil,
    message: evil,
    link: { href: evil, label: evil },
    language: "en",
  });
  expect(html).not.toContain("<script");
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(5);
});

test("a page without a message has no empty paragraph", () => {
  const html = renderPage({
    title: "T",
    message: null,
    link: { href: "/login", label: "L" },
    language: "en",
  });
  expect(html).not.toContain("<p>");
  expect(html).toContain(`<a href="/login">L</a>`);
});
