import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { anEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { describeChange } from "./describe-change.ts";

const start = "2026-03-02T14:00:00.000Z";
const end = "2026-03-02T22:00:00.000Z";
const name = {
  location: (id: string) => (id === "harbor" ? "Harbor" : "Market"),
  jobRole: nameOfRole,
};
const pause = { startsAt: "2026-03-02T17:00:00.000Z", endsAt: "2026-03-02T17:30:00.000Z" };
const closed = anEntry({
  state: "closed",
  payable: { startsAt: start, endsAt: end, breaks: [{ ...pause, isPaid: false }] },
});

test("a new entry is described by all its values", () => {
  expect(describeChange(null, anEntry(), name)).toEqual({
    changes: [
      { field: "State", before: null, after: "clocked in" },
      { field: "Location", before: null, after: "Harbor" },
      { field: "Job role", before: null, after: "Barista" },
      { field: "Start", before: null, after: start },
    ],
    deltaSeconds: 0,
  });
});

test("a change is described field by field, with the seconds by which worked time grew", () => {
  const after = anEntry({
    ...closed,
    locationId: aLocationId("market"),
    note: "Stock",
    payable: { startsAt: start, endsAt: end, breaks: [] },
  });
  expect(describeChange(closed, after, name)).toEqual({
    changes: [
      { field: "Location", before: "Harbor", after: "Market" },
      { field: "Note", before: null, after: "Stock" },
      { field: "Break 1 start", before: pause.startsAt, after: null },
      { field: "Break 1 end", before: pause.endsAt, after: null },
      { field: "Break 1 paid", before: "no", after: null },
    ],
    deltaSeconds: 1800,
  });
});

test("sending an entry back takes all of its time away", () => {
  const after = anEntry({ ...closed, state: "rejected" });
  expect(describeChange(closed, after, name)).toEqual({
    changes: [{ field: "State", before: "closed", after: "sent back" }],
    deltaSeconds: -27_000,
  });
});
