import { describe, expect, test } from "vitest";
import { companyDomainOf } from "./ask-domain.ts";

describe("the domain that an address shares with colleagues", () => {
  test("is what comes after the @, in lower case", () => {
    expect(companyDomainOf(" Ana@HarborCoffee.example ")).toBe("harborcoffee.example");
    expect(companyDomainOf("ana@staff.harborcoffee.example")).toBe("staff.harborcoffee.example");
  });

  test.each([
    "ana@gmail.com",
    "ana@GMAIL.com",
    "ana@outlook.com",
    "ana@yahoo.com.mx",
    "ana@hotmail.co.uk",
    "ana@proton.me",
    "ana@t-online.de",
  ])("is none at a public provider: %s", (email) => {
    expect(companyDomainOf(email)).toBeNull();
  });

  test.each([
    "",
    "ana",
    "@harbor.example",
    "ana@",
    "ana@harbor",
    "a@b@harbor.example",
    "a@.example",
  ])("is none where there is no address: %s", (text) => {
    expect(companyDomainOf(text)).toBeNull();
  });
});
