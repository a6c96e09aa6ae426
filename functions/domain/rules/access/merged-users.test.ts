import { expect, test } from "vitest";
import { aCompanyId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { firstPreferences } from "../../records/users/preferences.ts";
import { newUser } from "../../records/users/user.ts";
import { mergedUsers } from "./merged-users.ts";

const aUser = (id: string, companyId: string | null) =>
  newUser({
    id: aUserId(id),
    email: `${id}@people.example`,
    displayName: id,
    companyId: companyId === null ? null : aCompanyId(companyId),
    createdAt: "2026-03-01T12:00:00.000Z",
  });

test("what a person set up passes to the login that stays, and the other keeps nothing of it", () => {
  const set = {
    preferences: { ...firstPreferences, theme: "dark" as const },
    mutedMailTopics: ["alerts" as const],
    quietHours: { from: "22:00", to: "06:00", timeZone: "Europe/Berlin" },
  };
  const former = { ...aUser("emma", "harbor"), ...set };
  const { left, stays } = mergedUsers(former, aUser("emma2", null));
  expect(stays).toMatchObject({ ...set, email: "emma2@people.example", companyId: "harbor" });
  expect(left).toEqual({
    ...aUser("emma", null),
    preferences: firstPreferences,
    mutedMailTopics: [],
    quietHours: null,
  });
});
