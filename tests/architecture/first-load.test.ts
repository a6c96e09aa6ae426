import { expect, test } from "vitest";
import { loadedWith } from "./import-graph.ts";
import { repository } from "./planted-tree.ts";

test("the login loads no schemas: the library for them is a tenth of its bytes", () => {
  const loaded = loadedWith("web/src/app/main.tsx", repository);
  expect(loaded.size).toBeGreaterThan(60);
  expect(loaded).toContain("web/src/session/machine/login.ts");
  expect(loaded).not.toContain("zod");
});

test("charts load with the first report that has one, and with nothing before", () => {
  const page = "web/src/areas/reports/reports-page.tsx";
  const chart = "web/src/areas/reports/catalogue/report-bars.tsx";
  expect([...loadedWith(chart, repository)].join(" ")).toContain("@mui/x-charts");
  for (const entry of ["web/src/app/main.tsx", page]) {
    expect([...loadedWith(entry, repository)].join(" ")).not.toContain("x-charts");
  }
});
