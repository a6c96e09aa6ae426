import { describe, expect, test } from "vitest";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import type { ReportInput, ReportTable } from "../../records/reports/report.ts";
import { renderMail } from "./render-mail.ts";

const input: ReportInput = {
  reportId: "overtime",
  range: { firstDay: "2026-11-16", lastDay: "2026-11-22" },
  before: { firstDay: "2026-11-09", lastDay: "2026-11-15" },
  groupBy: "employee",
  filter: { employeeId: null, jobRoleId: null, locationId: null },
};
const was = [144_000, 0, 0, 0, null];
const table: ReportTable = {
  currency: "USD",
  rows: [
    {
      key: "ana",
      name: "Ana <b>\nDiaz",
      cells: [151_200, 7200, 1 / 21, 6900, "2026-11-21"],
      before: was,
    },
  ],
  totals: [151_200, 7200, 1 / 21, 6900, "2026-11-21"],
  totalsBefore: was,
  unapprovedEntries: 1,
  unapprovedSeconds: 3600,
  unpricedSeconds: 0,
  incompleteUntil: null,
  unknownShifts: 0,
};
const content: ContentOf<"report"> = {
  kind: "report",
  companyName: "Harbor Coffee",
  input,
  rhythm: "week",
  about: ["Pier"],
  table,
  hasMealRules: true,
  restSeconds: 39_600,
  moreLines: 14,
  savedByName: "Olivia",
  formats: formatsOfAnybody,
};
const sent = (more: Partial<ContentOf<"report">> = {}) =>
  renderMail({ ...content, ...more }, { origin: "https://crewline.example", language: "en" });

describe("a report that is sent by e-mail", () => {
  test("has its days, its lines, what is left out and its totals, in text and in HTML", () => {
    const { subject, text, html } = sent();
    expect(subject).toMatch(/^Overtime, Pier, 16.–.22 Nov 2026$/u);
    expect(text).toContain("- Ana <b> Diaz: Hours 42:00, +2:00 (5%) · Overtime 2:00, +2:00");
    expect(text).toContain("- Total: Hours 42:00");
    expect(text).toContain("and 14 more");
    expect(html).toContain("Ana &lt;b&gt; Diaz</td>");
    expect(html.match(/<tr>/gu)).toHaveLength(3);
  });

  test("says what is not approved yet and with which days it is compared", () => {
    const { text } = sent();
    expect(text).toContain("Includes 1 unapproved entry, 1:00 h");
    expect(text).toContain("Compared with 9 – 15 Nov 2026");
  });

  test("leads to the same report of the same days", () => {
    const path = "/reports?report=overtime&span=week&from=2026-11-16&by=employee&compare=1";
    expect(sent().text).toContain(`https://crewline.example${path}`);
    const range = { firstDay: "2026-11-22", lastDay: "2026-11-22" };
    const daily = sent({ rhythm: "day", input: { ...input, range, before: null } });
    expect(daily.text).toContain("span=custom&from=2026-11-22&until=2026-11-22&by=employee\n");
  });

  test("was wider than its page: columns without any figure stay away, as those hidden on screen", () => {
    const cells = [1_627_800, 854_034, ...Array.from({ length: 7 }, () => null), 0, 0, 18.9];
    const labour = { ...input, reportId: "labour" as const, groupBy: "day" as const, before: null };
    const rows = [{ key: "2026-11-16", name: null, cells, before: null }];
    const days = { ...table, rows, totals: cells, totalsBefore: null };
    const { text } = sent({ input: labour, table: days });
    expect(text).toContain("- Total: Hours 452:10 · Pay $8,540.34\n");
  });

  test("without a line says so instead of an empty table", () => {
    const { text, html } = sent({ table: { ...table, rows: [] }, moreLines: 0 });
    expect(text).toContain("There are no figures in these days.");
    expect(html).not.toContain("<table");
  });
});
