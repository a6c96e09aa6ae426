import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { requireUniqueName } from "./require-unique-name.ts";

const locations = [{ id: aLocationId("l1"), name: "Harbor" }];

test("no two locations share a name, in whatever case", () => {
  expect(() => requireUniqueName("HARBOR", locations, null)).toThrow(
    broken("duplicateName", { name: "HARBOR" }),
  );
  expect(() => requireUniqueName("Market", locations, null)).not.toThrow();
});

test("a location may keep its own name", () => {
  expect(() => requireUniqueName("harbor", locations, aLocationId("l1"))).not.toThrow();
});
