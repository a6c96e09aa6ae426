import { expect, test } from "vitest";
import { groupedKey, otpauthUrl } from "./authenticator-key.ts";

const authenticator = { key: "JBSWY3DPEHPK3PXP", digits: 6, periodSeconds: 30, algorithm: "SHA1" };

test("a key is shown in groups of four", () => {
  expect(groupedKey("JBSWY3DPEHPK3PXP")).toBe("JBSW Y3DP EHPK 3PXP");
  expect(groupedKey("JBSWY3")).toBe("JBSW Y3");
  expect(groupedKey("")).toBe("");
});

test("the address names issuer, account and all that the codes depend on", () => {
  expect(otpauthUrl(authenticator, "olivia@harbor.example", "Crewline")).toBe(
    "otpauth://totp/Crewline:olivia%40harbor.example?secret=JBSWY3DPEHPK3PXP&issuer=Crewline" +
      "&algorithm=SHA1&digits=6&period=30",
  );
});

test("nothing in a name can add a field or end the label", () => {
  const url = new URL(otpauthUrl(authenticator, "a&secret=x:b?c#d@e.example", "Crew & line"));
  expect([...url.searchParams.keys()]).toEqual([
    "secret",
    "issuer",
    "algorithm",
    "digits",
    "period",
  ]);
  expect(url.searchParams.get("secret")).toBe(authenticator.key);
  expect(url.searchParams.get("issuer")).toBe("Crew & line");
  expect(decodeURIComponent(url.pathname)).toContain("a&secret=x:b?c#d@e.example");
  expect(url.hash).toBe("");
  expect(url.href).not.toContain("+");
});
