import { expect, test } from "vitest";
import { isGone, outcomeOfPush } from "./push-outcome.ts";

test("a push service that takes the notification has delivered it", () => {
  expect(outcomeOfPush(201)).toEqual({ kind: "delivered" });
});

test.each([408, 429, 500, 503])("after %i it is sent again later", (status) => {
  expect(outcomeOfPush(status)).toMatchObject({ kind: "refused", isFinal: false });
});

test.each([400, 403, 404, 410, 413])("after %i it is given up", (status) => {
  expect(outcomeOfPush(status)).toMatchObject({ kind: "refused", isFinal: true });
});

test("an address that is unknown or taken back is gone, a busy service is not", () => {
  expect([404, 410, 429, 503].map(isGone)).toEqual([true, true, false, false]);
});
