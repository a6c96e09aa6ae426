import { expect, test } from "vitest";
import { dataExportIdSchema } from "../../kernel/ids/record-ids.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { DataExport } from "../../records/data-export/export-record.ts";
import { exportStateOf, mayReadPages, takenExport } from "./export-state.ts";

const now = "2026-11-27T10:00:00.000Z";
const uid = storedUserIdSchema.parse("olivia");
const started: DataExport = {
  id: dataExportIdSchema.parse("one"),
  startedBy: uid,
  startedByName: "Olivia",
  startedAt: "2026-11-27T09:00:00.000Z",
  expiresAt: "2026-11-27T15:00:00.000Z",
  prepared: null,
};
const prepared: DataExport = { ...started, prepared: { takenAt: null, takenByName: "" } };
const over = { expiresAt: now };

test("an export that was prepared waits until an admin takes it or its days are over", () => {
  expect(exportStateOf(started, now)).toBe("started");
  expect(exportStateOf(prepared, now)).toBe("waiting");
  expect(exportStateOf({ ...prepared, ...over }, now)).toBe("expired");
  const taken = takenExport(prepared, { name: "Olivia", now });
  expect(exportStateOf({ ...taken, ...over }, now)).toBe("taken");
});

test("only what was prepared and waits can be taken", () => {
  for (const one of [started, { ...prepared, ...over }]) {
    expect(() => takenExport(one, { name: "Olivia", now })).toThrow("notFound");
  }
});

test("pages are for the person who started the export, while it lasts; not for who prepared one", () => {
  expect(mayReadPages(started, { uid, now })).toBe(true);
  expect(mayReadPages(started, { uid: storedUserIdSchema.parse("otto"), now })).toBe(false);
  expect(mayReadPages({ ...started, ...over }, { uid, now })).toBe(false);
  expect(mayReadPages(prepared, { uid, now })).toBe(false);
});
