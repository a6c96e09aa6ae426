import { describe, expect, test } from "vitest";
import { boundSecrets, readEnvironment, refuseUnsafeBoot, hideStackTraces } from "./env.ts";

const production = {
  GCLOUD_PROJECT: "crewline-live",
  APP_ORIGIN: "https://app.crewline.test",
  STAFF_DOMAIN: "Crewline.test",
  SESSION_SECRET: "a".repeat(43),
};

describe("the environment in production", () => {
  test("is taken as it is given, with the staff domain in lower case", () => {
    expect(readEnvironment(production)).toEqual({
      projectId: "crewline-live",
      appOrigins: ["https://app.crewline.test"],
      staffDomain: "crewline.test",
      sessionSecrets: ["a".repeat(43)],
      mailFrom: null,
      smtpUrl: null,
      isEmulator: false,
      usesSecureCookies: true,
    });
  });

  test("may hold two secrets, the new one first", () => {
    const secrets = `${"b".repeat(43)}, ${"a".repeat(64)}`;
    const read = readEnvironment({ ...production, SESSION_SECRET: secrets });
    expect(read.sessionSecrets).toEqual(["b".repeat(43), "a".repeat(64)]);
  });

  test("may lack the secret, which only the session endpoints need", () => {
    const { SESSION_SECRET: _, ...rest } = production;
    expect(readEnvironment(rest).sessionSecrets).toEqual([]);
  });

  test("may name a mail server, or say that there is none", () => {
    const MAIL_FROM = "Crewline <no-reply@crewline.test>";
    const SMTP_URL = "smtps://us:pass@smtp.crewline.test";
    const withMail = readEnvironment({ ...production, MAIL_FROM, SMTP_URL });
    expect(withMail).toMatchObject({ mailFrom: MAIL_FROM, smtpUrl: SMTP_URL });
    expect(readEnvironment({ ...production, SMTP_URL: "none" }).smtpUrl).toBeNull();
  });

  test.each([
    ["APP_ORIGIN", ""],
    ["APP_ORIGIN", "https://app.crewline.test/"],
    ["APP_ORIGIN", "app.crewline.test"],
    ["STAFF_DOMAIN", ""],
    ["STAFF_DOMAIN", "localhost"],
    ["GCLOUD_PROJECT", ""],
    ["SESSION_SECRET", "short-and-secret"],
    ["SMTP_URL", "smtp.example.test:587"],
    ["SMTP_URL", "https://secret@smtp.example.test"],
    ["MAIL_FROM", "no-reply@crewline.test"],
    ["MAIL_FROM", "Crewline <no-reply@crewline.test>\r\nBcc: all@elsewhere.test"],
    ["SESSION_SECRET", `${"a".repeat(43)},${"b".repeat(43)},${"c".repeat(43)}`],
  ])("is refused by the name of %s, never by its value %j", (name, value) => {
    const read = () => readEnvironment({ ...production, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value || "undefined");
  });
});

describe("the environment of the emulators", () => {
  const emulator = { GCLOUD_PROJECT: "demo-crewline", FUNCTIONS_EMULATOR: "true" };

  test("has working defaults and cookies for plain http", () => {
    const read = readEnvironment(emulator);
    expect(read.appOrigins[0]).toBe("http://127.0.0.1:5000");
    expect(read.appOrigins).toContain("http://localhost:5173");
    expect(read.staffDomain).toBe("crewline.example");
    expect(read.sessionSecrets).toHaveLength(1);
    expect([read.isEmulator, read.usesSecureCookies]).toEqual([true, false]);
  });

  test("sends mail only where somebody names a server", () => {
    expect(readEnvironment(emulator)).toMatchObject({ mailFrom: null, smtpUrl: null });
    const SMTP_URL = "smtp://127.0.0.1:2525";
    expect(readEnvironment({ ...emulator, SMTP_URL }).mailFrom).toMatch(/crewline\.example>$/u);
  });

  test("serves scripts that name the Firestore emulator", () => {
    const script = { GCLOUD_PROJECT: "demo-x", FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" };
    expect(readEnvironment(script)).toMatchObject({ isEmulator: true, usesSecureCookies: true });
  });

  test.each([
    { ...emulator, GCLOUD_PROJECT: "crewline-live" },
    { GCLOUD_PROJECT: "demo-x", FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080", K_SERVICE: "auth" },
    { GCLOUD_PROJECT: "demo-x" },
  ])("has no defaults in %o", (source) => {
    expect(() => readEnvironment(source)).toThrow("APP_ORIGIN is missing");
  });
});

describe("the start of the functions", () => {
  const host = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

  test("is refused with the Auth emulator outside the functions emulator", () => {
    expect(() => refuseUnsafeBoot(host)).toThrow("every forged token");
    expect(() => refuseUnsafeBoot({ ...host, FUNCTIONS_EMULATOR: "1" })).toThrow("forged");
  });

  test("asks for the secret at a deploy and for none in the emulator", () => {
    expect(boundSecrets("SESSION_SECRET", production)).toEqual(["SESSION_SECRET"]);
    expect(boundSecrets("SMTP_URL", { FUNCTIONS_EMULATOR: "true" })).toEqual([]);
  });

  test("is allowed in the emulator and in production", () => {
    expect(() => refuseUnsafeBoot({ ...host, FUNCTIONS_EMULATOR: "true" })).not.toThrow();
    expect(() => refuseUnsafeBoot(production)).not.toThrow();
  });
});

test("a deployed function shows no stack traces unless it was told where it runs", () => {
  const [unset, told] = [{}, { NODE_ENV: "development" }];
  hideStackTraces(unset);
  hideStackTraces(told);
  expect([unset, told]).toEqual([{ NODE_ENV: "production" }, { NODE_ENV: "development" }]);
});
