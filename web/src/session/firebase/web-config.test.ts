import { expect, test, vi } from "vitest";

const variables = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "app.example",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_STORAGE_BUCKET: "bucket",
  VITE_FIREBASE_MESSAGING_SENDER_ID: "1",
  VITE_FIREBASE_APP_ID: "app",
};

/** The module reads the build's variables when it loads, so they are set before. */
async function load() {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import("./web-config.ts");
}

test("a build without emulator, staff domain and logo has none of them", async () => {
  const { readWebConfig } = await load();
  expect(readWebConfig(variables)).toMatchObject({
    firebase: { projectId: "project" },
    authEmulator: null,
    staffDomain: "",
    logoUrl: null,
  });
});

test("a missing variable is named", async () => {
  const { readWebConfig } = await load();
  const incomplete = { ...variables, VITE_FIREBASE_APP_ID: "" };
  expect(() => readWebConfig(incomplete)).toThrow("VITE_FIREBASE_APP_ID");
});
