import { expect, test, vi } from "vitest";
import { roles } from "../../functions/domain/kernel/access/role.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { aLocationId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { usualRule } from "../../functions/domain/rules/alerts/usual-rules.ts";
import { whyLines, whyTitle } from "../../functions/domain/words/alerts/why-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

test("the reasons of an alert are whole texts", () => {
  const alert = { locationId: aLocationId("pier"), audience: "employeeToo" as const };
  const recipients: ("managers" | "admins" | "employee")[] = ["managers", "admins", "employee"];
  const told = { ...usualRule("noShow"), recipients };
  const rules = [told, { ...told, channels: [] }];
  const lines = roles.flatMap((role) =>
    rules.flatMap((rule) => whyLines({ alert, rule, role, place: "Pier" }, american)),
  );
  const texts = [whyTitle(american), ...lines];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
