import { expect, test } from "vitest";
import { wantsMail } from "./wants-mail.ts";

test("whoever said nothing gets every mail", () => {
  expect(wantsMail("weekPublished", { mutedMailTopics: [] })).toBe(true);
});

test("mail about schedules can be switched off", () => {
  expect(wantsMail("weekPublished", { mutedMailTopics: ["schedule"] })).toBe(false);
});

test("mail about the login cannot be switched off", () => {
  expect(wantsMail("accessChanged", { mutedMailTopics: ["schedule"] })).toBe(true);
  expect(wantsMail("invitation", { mutedMailTopics: ["schedule"] })).toBe(true);
});
