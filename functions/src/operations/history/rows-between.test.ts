import { expect, test } from "vitest";
import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Filter, ListOptions } from "../../store/unit/collection.ts";
import { newAudit } from "./record-audit.ts";
import { rowsBetween } from "./rows-between.ts";

const from = "2026-11-20T05:00:00.000Z";
const until = "2026-11-21T05:00:00.000Z";
const by = { uid: userIdSchema.parse("olivia"), displayName: "Olivia" };
const audited = { entity: "settings", recordId: "company", act: "changed" } as const;
const [shape] = [newAudit(by, { id: auditRowIdSchema.parse("row"), at: from, audited })];

/** A month's 10,000 rows within one day, three of each second. */
const rows: AuditRow[] = Array.from({ length: 10_000 }, (_, index) => {
  const id = auditRowIdSchema.parse(`row-${String(index).padStart(5, "0")}`);
  const at = instantAfter(from, Math.floor(index / 3));
  return { ...shape, id, at, order: `${at}_${id}` };
});

test("10,000 rows of a day are read once each, in their order, 502 at most at a time", async () => {
  const limits: number[] = [];
  const list = async (filters: readonly Filter[], { limit = Infinity }: ListOptions = {}) => {
    limits.push(limit);
    const [first, last] = filters.map(([, , value]) => String(value));
    return rows
      .filter(({ order }) => order >= (first ?? "") && order <= (last ?? ""))
      .slice(0, limit);
  };
  const store: Partial<Record<keyof CompanyStore, unknown>> = { audits: { list } };
  const found = await rowsBetween(store as CompanyStore, { from, until });
  expect(found).toEqual(rows);
  expect(Math.max(...limits)).toBe(502);
  expect(limits).toHaveLength(20);
});
