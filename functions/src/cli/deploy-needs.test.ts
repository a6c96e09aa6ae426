import { expect, test } from "vitest";
import type { DeployFindings } from "./deploy-needs.ts";
import { missingForDeploy, parseVariables } from "./deploy-needs.ts";

const complete: DeployFindings = {
  projectId: "crewline-prod",
  web: {
    VITE_FIREBASE_API_KEY: "k",
    VITE_FIREBASE_AUTH_DOMAIN: "crewline-prod.firebaseapp.com",
    VITE_FIREBASE_PROJECT_ID: "crewline-prod",
    VITE_FIREBASE_STORAGE_BUCKET: "b",
    VITE_FIREBASE_MESSAGING_SENDER_ID: "1",
    VITE_FIREBASE_APP_ID: "a",
  },
  functions: {
    APP_ORIGIN: "https://app.example.com",
    STAFF_DOMAIN: "example.com",
    IDENTITY_PLATFORM: "false",
    WEB_API_KEY: "k",
  },
  isSignedIn: true,
  hasSessionSecret: true,
  hasPinSecret: true,
  hasMailSecret: true,
  hasPushSecret: true,
  hasStripeSecret: true,
  hasWebhookSecret: true,
};

test("a complete project may be deployed", () => {
  expect(missingForDeploy(complete)).toEqual([]);
});

test("every missing variable is named with the file it belongs into", () => {
  const lacking = missingForDeploy({ ...complete, functions: {} });
  expect(lacking).toEqual([
    "APP_ORIGIN is missing. Put it into functions/.env.crewline-prod.",
    "STAFF_DOMAIN is missing. Put it into functions/.env.crewline-prod.",
    "IDENTITY_PLATFORM is missing. Put it into functions/.env.crewline-prod.",
    "WEB_API_KEY is missing. Put it into functions/.env.crewline-prod.",
  ]);
});

test("a build for another project is refused", () => {
  const web = { ...complete.web, VITE_FIREBASE_PROJECT_ID: "other" };
  expect(missingForDeploy({ ...complete, web })[0]).toContain("talk to another project");
});

test("a server that asks for App Check needs an app that has it", () => {
  const functions = { ...complete.functions, APP_CHECK: "required" };
  expect(missingForDeploy({ ...complete, functions })[0]).toContain("VITE_APP_CHECK_SITE_KEY");
  const web = { ...complete.web, VITE_APP_CHECK_SITE_KEY: "key" };
  expect(missingForDeploy({ ...complete, functions, web })).toEqual([]);
});

test("the emulators' project and no project at all are refused", () => {
  expect(missingForDeploy({ ...complete, projectId: "demo-crewline" })).toHaveLength(1);
  expect(missingForDeploy({ ...complete, projectId: "" })).toHaveLength(1);
});

test("the sign-in comes before the secret, which cannot be seen without it", () => {
  const lacking = missingForDeploy({ ...complete, isSignedIn: false, hasSessionSecret: false });
  expect(lacking).toEqual(["Nobody is signed in. Run: npx firebase login."]);
});

test("a project without a mail server says so in its secret", () => {
  const [lacking] = missingForDeploy({ ...complete, hasMailSecret: false });
  expect(lacking).toContain("SMTP_URL is missing; its value may be none");
});

test("variables may be quoted, and comments are not variables", () => {
  expect(parseVariables('# A=1\nB="two words"\n\nC = three\n')).toEqual({
    B: "two words",
    C: "three",
  });
});
