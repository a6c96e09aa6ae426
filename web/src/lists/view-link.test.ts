import { expect, test } from "vitest";
import { viewLink } from "./view-link.ts";

test("a copied link names the columns, and the week on screen stays in it", () => {
  const link = new URL(
    viewLink("https://crewline.example/time-entries?week=2026-03-02&q=ana", {
      q: "ana",
      cols: "employee,hours",
    }),
  );
  expect(link.pathname).toBe("/time-entries");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    week: "2026-03-02",
    q: "ana",
    cols: "employee,hours",
  });
});
