import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import type { RecoveryCodes } from "./recovery-codes.ts";
import { afterUse, readRecoveryCode, recoveryCodeOf } from "./recovery-codes.ts";

const bytes = fc.uint8Array({ minLength: 10, maxLength: 32 });

describe("a recovery code", () => {
  test("has two groups of five signs, none of which looks like another one", () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        expect(recoveryCodeOf(drawn)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u);
      }),
    );
  });

  test("holds 50 bits: each of its ten signs has 32 values, all as likely", () => {
    const firsts = Array.from({ length: 256 }, (_, byte) =>
      recoveryCodeOf(new Uint8Array(10).fill(byte)),
    );
    const counts = Map.groupBy(firsts, (code) => code);
    expect(counts.size).toBe(32);
    expect([...counts.values()].map((alike) => alike.length)).toEqual(Array(32).fill(8));
  });

  test("is never made from fewer bytes", () => {
    expect(() => recoveryCodeOf(new Uint8Array(9))).toThrow("needs ten bytes");
  });

  test.each([
    ["K7QF3-MWD2H", "K7QF3MWD2H"],
    ["k7qf3-mwd2h", "K7QF3MWD2H"],
    ["  k7qf3 mwd2h ", "K7QF3MWD2H"],
    ["K7QF3–MWD2H", "K7QF3MWD2H"],
    ["K 7 Q F 3 M W D 2 H", "K7QF3MWD2H"],
    ["Ｋ７ＱＦ３MWD2H", "K7QF3MWD2H"],
    ["OIL00-1l1io", "0110011110"],
  ])("typed as %j is read as %j", (typed, signs) => {
    expect(readRecoveryCode(typed)).toBe(signs);
  });

  test.each(["", "K7QF3-MWD2", "K7QF3-MWD2HH", "K7QF3-MWD2U", "K7QF3_MWD2H", "123456", "ÄÖÜ"])(
    "is not what was typed as %j",
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull();
    },
  );

  test("is read again as it was shown", () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        const code = recoveryCodeOf(drawn);
        expect(readRecoveryCode(code.toLowerCase())).toBe(code.replace("-", ""));
      }),
    );
  });
});

describe("a set of recovery codes", () => {
  const codes: RecoveryCodes = {
    id: aUserId("olivia"),
    hashes: ["a", "b", "c"],
    madeAt: "2026-11-22T10:00:00.000Z",
    madeBy: "attempt",
  };

  test("loses the code that was used, and keeps the others", () => {
    expect(afterUse(codes, (hash) => hash === "b")).toEqual({ ...codes, hashes: ["a", "c"] });
  });

  test("takes no code twice", () => {
    const after = afterUse(codes, (hash) => hash === "b");
    expect(after && afterUse(after, (hash) => hash === "b")).toBeNull();
  });

  test("compares each of its codes, however early one is found", () => {
    const compared: string[] = [];
    const isUsed = (hash: string) => compared.push(hash) === 1;
    expect(afterUse(codes, isUsed)?.hashes).toEqual(["b", "c"]);
    expect(compared).toEqual(["a", "b", "c"]);
  });
});
