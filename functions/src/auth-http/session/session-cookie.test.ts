import { describe, expect, test } from "vitest";
import type { CookieContent } from "./session-cookie.ts";
import {
  clearCookieHeader,
  newCookieContent,
  openCookie,
  sealCookie,
  setCookieHeader,
} from "./session-cookie.ts";
import type { SessionKeys } from "./session-keys.ts";
import { deriveSessionKeys } from "./session-keys.ts";

const now = 1_800_000_000;
const day = 24 * 3600;
const jwt = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.";

function keysOf(...secrets: string[]): SessionKeys {
  const keys = deriveSessionKeys(secrets);
  if (keys === null) throw new Error("a test needs a secret");
  return keys;
}

const keys = keysOf("first");
const content = (change: Partial<CookieContent> = {}): CookieContent => ({
  ...newCookieContent(jwt, now),
  ...change,
});
const sealed = (change?: Partial<CookieContent>) => sealCookie(content(change), keys);
const open = (...values: string[]) =>
  openCookie(values.map((value) => `__session=${value}`).join("; "), keys, now);

describe("a cookie of ours", () => {
  test.each([jwt, "aaa.bbb.ccc", null])("gives back what was put in: %s", (session) => {
    const original = content({ session });
    expect(open(sealCookie(original, keys))).toEqual(original);
  });

  test("has a nonce that is new each time", () => {
    const nonces = Array.from({ length: 50 }, () => newCookieContent(null, now).nonce);
    expect(new Set(nonces).size).toBe(50);
  });

  test("is found among other cookies and junk of its own name", () => {
    const value = sealed();
    const header = `a=1; x__session=no; __session=junk; __session=${value};token=t`;
    expect(openCookie(header, keys, now)?.session).toBe(jwt);
  });

  test("counts for nothing beside a second valid one", () => {
    expect(open(sealed(), sealed())).toBeNull();
  });

  test.each([
    ["a session", jwt, 5 * day],
    ["no session", null, day],
  ])("with %s ends in time", (_what, session, seconds) => {
    expect(open(sealed({ session, issuedAtSeconds: now - seconds }))).not.toBeNull();
    expect(open(sealed({ session, issuedAtSeconds: now - seconds - 1 }))).toBeNull();
    expect(open(sealed({ session, issuedAtSeconds: now + 61 }))).toBeNull();
  });

  test("too long for a browser is not made", () => {
    const session = `a.${"b".repeat(4096)}.c`;
    expect(() => sealed({ session })).toThrow("characters");
  });
});

describe("a cookie that was tampered with is none", () => {
  const value = sealed();
  const [version, issuedAt, nonce] = value.split(".");
  const mac = value.slice(value.lastIndexOf(".") + 1);
  const otherNonce = newCookieContent(null, now).nonce;

  test.each([
    ["another version", value.replace("v1.", "v2.")],
    ["another time", value.replace(`.${issuedAt}.`, ".zzzzzz.")],
    ["another nonce", value.replace(`.${nonce}.`, `.${otherNonce}.`)],
    ["another session", value.replace(jwt, "a.b.c")],
    ["no session", value.replace(jwt, "-")],
    ["its mac cut", value.slice(0, -1)],
    ["its mac empty", value.slice(0, -mac.length)],
    ["its mac altered", value.slice(0, -2) + (value.at(-2) === "A" ? "B" : "A") + value.at(-1)],
    ["only its mac", mac],
    ["only its version", `${version}`],
    ["dots alone", "...."],
    ["nothing", ""],
    ["the session alone", jwt],
    ["an addition", `${value}.${mac}`],
  ])("%s", (_what, forged) => {
    expect(open(forged)).toBeNull();
  });

  test("also without a header", () => {
    expect(openCookie(undefined, keys, now)).toBeNull();
  });
});

describe("secrets", () => {
  test("are rotated: the old one still opens, the new one signs", () => {
    const old = sealed();
    expect(openCookie(`__session=${old}`, keysOf("second", "first"), now)?.session).toBe(jwt);
    const renewed = sealCookie(content(), keysOf("second", "first"));
    expect(openCookie(`__session=${renewed}`, keysOf("second"), now)?.session).toBe(jwt);
    expect(openCookie(`__session=${old}`, keysOf("second"), now)).toBeNull();
  });

  test("make different keys for the cookie and for the forgery tokens", () => {
    expect(keys[0].cookie.equals(keys[0].csrf)).toBe(false);
    expect(deriveSessionKeys([])).toBeNull();
  });
});

describe("the header", () => {
  test("keeps a session for five days, away from scripts, procedures and other sites", () => {
    expect(setCookieHeader(content(), keys, true).split("; ").slice(1).toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=432000",
      "Path=/api/auth",
      "SameSite=Strict",
      "Secure",
    ]);
  });

  test("keeps an anonymous cookie as long as the browser runs", () => {
    const header = setCookieHeader(content({ session: null }), keys, false);
    expect(header).not.toMatch(/Max-Age|Expires|Secure|Domain/);
  });

  test("clears the cookie at once, on the same path", () => {
    expect(clearCookieHeader(true)).toMatch(/^__session=; .*Max-Age=0.*Path=\/api\/auth/);
  });
});
