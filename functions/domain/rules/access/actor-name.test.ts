import { expect, test } from "vitest";
import { actorName } from "./actor-name.ts";

const email = "marcus@harbor.example";

test("a person who renames the profile as a colleague is named by both names", () => {
  expect(actorName({ displayName: "Olivia Hart", email, recordName: "Marcus Lee" })).toBe(
    "Marcus Lee (profile name: Olivia Hart)",
  );
});

test("a profile that says what the company says is named once, also in other capitals", () => {
  const names = { email, recordName: "Marcus Lee" };
  expect(actorName({ displayName: " marcus  lee", ...names })).toBe("Marcus Lee");
});

test("a profile that says nothing is no other name", () => {
  expect(actorName({ displayName: "marcus", email, recordName: "Marcus Lee" })).toBe("Marcus Lee");
});

test("a login without a name of record is named by its profile", () => {
  expect(actorName({ displayName: "Olivia Hart", email, recordName: null })).toBe("Olivia Hart");
});
