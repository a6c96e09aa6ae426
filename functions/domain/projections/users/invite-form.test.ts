import { expect, test } from "vitest";
import { inviteFormSchema } from "./invite-form.ts";

test("an invitation by product staff needs a company, and says so", () => {
  const typed = { email: "ana@harbor.example", role: "admin", reason: "Asked in writing." };
  const missing = inviteFormSchema.safeParse({ ...typed, companyId: "" });
  expect(missing.error?.issues.map(({ message }) => message)).toEqual(["chooseCompany"]);
  expect(inviteFormSchema.safeParse({ ...typed, companyId: "harbor" }).success).toBe(true);
});
