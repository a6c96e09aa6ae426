import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { viewBannerText, viewOverText } from "../../functions/domain/words/company/viewing.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

test("what product staff are told while they view a company is whole texts", () => {
  const until = "2026-12-26T12:00:00.000Z";
  const banners = [null, "Harbor"].map((companyName) =>
    viewBannerText({ name: "Ana", companyName, until }, "UTC", american),
  );
  const texts = [...banners, viewOverText(american)];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
