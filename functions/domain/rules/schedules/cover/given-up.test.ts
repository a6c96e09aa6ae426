import { expect, test } from "vitest";
import { anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { broken } from "../../violations/broken.test-support.ts";
import { aPublishedShift } from "../shift-builder.test-support.ts";
import { requireNotGivenUp } from "./given-up.ts";
import { requestedShift } from "../requests/new-request.ts";

const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const own = aPublishedShift({ employeeId: ana });
const released = { ...own, employeeId: null };

interface Dropped {
  shift?: typeof released | typeof own;
  employeeId?: typeof ana;
  state?: "asked" | "done" | "released" | "denied" | "withdrawn";
}

function claim({ shift = released, employeeId = ana, state = "released" }: Dropped): void {
  const drop = { kind: "drop" as const, state, employeeId: ana, shift: requestedShift(own) };
  requireNotGivenUp({ shift, employeeId, requests: [drop] });
}

test("who gave up a shift cannot claim it once a manager released it", () => {
  const refusal = broken("openShiftGivenUp", { isOwn: false });
  for (const state of ["released", "done", "denied"] as const) {
    expect(() => claim({ state })).toThrow(refusal);
  }
  expect(() => claim({ employeeId: ben })).not.toThrow();
});

test("nor while it is still theirs: they withdraw the request instead", () => {
  const refusal = broken("openShiftGivenUp", { isOwn: true });
  expect(() => claim({ shift: own, state: "asked" })).toThrow(refusal);
});

test("one that they kept, or that was moved since, they can claim", () => {
  expect(() => claim({ state: "withdrawn" })).not.toThrow();
  const moved = aPublishedShift({ employeeId: null, range: "12:00-20:00" });
  expect(() => claim({ shift: moved })).not.toThrow();
});
