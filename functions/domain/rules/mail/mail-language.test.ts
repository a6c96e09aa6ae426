import { expect, test } from "vitest";
import { aMail } from "./mail-builder.test-support.ts";
import { mailSchema } from "../../records/mail/mail.ts";

test("a message holds the language of its reader; one from before is in the first language", () => {
  expect(aMail().language).toBe("en");
  const { language: _language, ...before } = aMail();
  expect(mailSchema.parse(before).language).toBe("en");
  expect(mailSchema.safeParse({ ...before, language: "xx" }).success).toBe(false);
});
