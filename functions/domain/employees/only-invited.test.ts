import { expect, test } from "vitest";
import { isOnlyInvited } from "./only-invited.ts";

const [invited, takenBack] = [{ act: "invited" as const }, { act: "invitationTakenBack" as const }];

test("who was added and invited since can still be taken back", () => {
  expect(isOnlyInvited({ version: 1 }, [])).toBe(true);
  expect(isOnlyInvited({ version: 3 }, [invited, takenBack])).toBe(true);
});

test("who was changed, accepted or got a PIN cannot", () => {
  expect(isOnlyInvited({ version: 2 }, [])).toBe(false);
  expect(isOnlyInvited({ version: 3 }, [invited])).toBe(false);
  expect(isOnlyInvited({ version: 2 }, [{ act: "pinSet" }])).toBe(false);
});
