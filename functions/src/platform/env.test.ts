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
      pinSecret: null,
      mailFrom: null,
      pushLocalHost: null,
      pushPrivateKey: null,
      pushPublicKey: null,
      staffMail: null,
      smtpUrl: null,
      stripeLocalOrigin: null,
      stripeSecretKey: null,
      stripeWebhookSecret: null,
      webApiKey: null,
      identityToolkitUrl: "https://identitytoolkit.googleapis.com",
      isEmulator: false,
      usesSecureCookies: true,
      requiresAppCheck: false,
    });
  });

  test("asks for App Check where it says so, and never at the emulators", () => {
    const APP_CHECK = "required";
    expect(readEnvironment({ ...production, APP_CHECK }).requiresAppCheck).toBe(true);
    const local = { GCLOUD_PROJECT: "demo-crewline", FUNCTIONS_EMULATOR: "true", APP_CHECK };
    expect(readEnvironment(local).requiresAppCheck).toBe(false);
    expect(() => readEnvironment({ ...production, APP_CHECK: "yes" })).toThrow("APP_CHECK");
  });

  test("takes Stripe's keys by their forms, and its stand-in with the emulators alone", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" };
    const given = { ...production, ...keys, STRIPE_LOCAL_ORIGIN: "http://127.0.0.1:1" };
    expect(readEnvironment(given)).toMatchObject({
      stripeSecretKey: "sk_live_abc",
      stripeWebhookSecret: "whsec_abc",
      stripeLocalOrigin: null,
    });
    const wrong = { ...production, STRIPE_SECRET_KEY: "pk_live_abc" };
    expect(() => readEnvironment(wrong)).toThrow("STRIPE_SECRET_KEY");
  });

  test("asks no emulator about a password, whatever variable is set", () => {
    const FIREBASE_AUTH_EMULATOR_HOST = "127.0.0.1:9099";
    const inProduction = readEnvironment({ ...production, FIREBASE_AUTH_EMULATOR_HOST });
    expect(inProduction.identityToolkitUrl).toBe("https://identitytoolkit.googleapis.com");
    const project = { GCLOUD_PROJECT: "demo-crewline", FUNCTIONS_EMULATOR: "true" };
    const local = readEnvironment({ ...project, FIREBASE_AUTH_EMULATOR_HOST });
    expect(local.identityToolkitUrl).toBe("http://127.0.0.1:9099/identitytoolkit.googleapis.com");
    expect(local.webApiKey).toBe("demo-key");
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

  test("may have the keys of push, and never sends to a host of the tests", () => {
    const keys = { PUSH_PUBLIC_KEY: "B".repeat(87), PUSH_PRIVATE_KEY: "a".repeat(43) };
    expect(readEnvironment({ ...production, ...keys, PUSH_LOCAL_HOST: "10.0.0.1" })).toMatchObject({
      pushPublicKey: keys.PUSH_PUBLIC_KEY,
      pushPrivateKey: keys.PUSH_PRIVATE_KEY,
      pushLocalHost: null,
    });
    const none = readEnvironment({ ...production, PUSH_PRIVATE_KEY: "none" });
    expect(none.pushPrivateKey).toBeNull();
  });

  test.each([
    ["APP_ORIGIN", ""],
    ["PUSH_PUBLIC_KEY", "short"],
    ["PUSH_PRIVATE_KEY", "short"],
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

  test("sends mail only if a server is configured", () => {
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
  const local = { GCLOUD_PROJECT: "demo-crewline", FUNCTIONS_EMULATOR: "true" };

  test.each(["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"])(
    "is refused with %s outside the functions emulator",
    (name) => {
      const host = { [name]: "127.0.0.1:9099" };
      for (const source of [
        host,
        { ...host, ...local, FUNCTIONS_EMULATOR: "1" },
        { ...host, ...local, GCLOUD_PROJECT: "crewline-live" },
        { ...host, ...production },
      ]) {
        expect(() => refuseUnsafeBoot(source)).toThrow(name);
      }
      expect(() => refuseUnsafeBoot({ ...host, ...local })).not.toThrow();
    },
  );

  test("is allowed in production", () => {
    expect(() => refuseUnsafeBoot(production)).not.toThrow();
  });

  test("asks for the secret at a deploy and for none in the emulator", () => {
    expect(boundSecrets("SESSION_SECRET", production)).toEqual(["SESSION_SECRET"]);
    expect(boundSecrets("SMTP_URL", local)).toEqual([]);
  });

  test("takes a real project for no emulator, whatever else a variable says", () => {
    const source = { ...production, FUNCTIONS_EMULATOR: "true" };
    expect(readEnvironment(source)).toMatchObject({ isEmulator: false, usesSecureCookies: true });
    expect(boundSecrets("SESSION_SECRET", source)).toEqual(["SESSION_SECRET"]);
  });
});

test("a deployed function shows no stack traces unless it was told where it runs", () => {
  const [unset, told] = [{}, { NODE_ENV: "development" }];
  hideStackTraces(unset);
  hideStackTraces(told);
  expect([unset, told]).toEqual([{ NODE_ENV: "production" }, { NODE_ENV: "development" }]);
});
