import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allowHosts, hostsOfBuild } from "./content-policy.ts";

const policy = "default-src 'none'; script-src 'self'; connect-src 'self' https://a.example";

test("a host is added where its directive stands, once, and nowhere else", () => {
  const hosts = { "connect-src": ["https://a.example", "https://b.example"] };
  expect(allowHosts(policy, hosts)).toBe(`${policy} https://b.example`);
});

test("a build without analytics, consent script, text messages and App Check opens nothing", () => {
  expect(hostsOfBuild({ VITE_SMS_SECOND_FACTOR: "off" })).toEqual({});
});

test("each part opens its own hosts, over https alone", () => {
  const hosts = hostsOfBuild({
    VITE_FIREBASE_MEASUREMENT_ID: "G-1",
    VITE_APP_CHECK_SITE_KEY: "key",
    VITE_SMS_SECOND_FACTOR: "on",
    VITE_CONSENT_SCRIPT_URL: "https://consent.example/loader.js?id=1",
  });
  expect(hosts["script-src"]).toContain("https://www.googletagmanager.com");
  expect(hosts["script-src"]).toContain("https://consent.example");
  expect(hosts["connect-src"]).toContain("https://content-firebaseappcheck.googleapis.com");
  expect(hosts["frame-src"]).toContain("https://www.google.com");
  for (const host of Object.values(hosts).flat()) expect(host).toMatch(/^https:\/\//u);
});

test("the deployed policy runs no inline script, whatever is configured", () => {
  const config = readFileSync(new URL("../../../firebase.json", import.meta.url), "utf8");
  const deployed = /default-src 'none'[^"]*/u.exec(config)?.[0] ?? "";
  const scripts = /script-src [^;]*/u.exec(deployed)?.[0];
  expect(scripts).toBe("script-src 'self' https://apis.google.com");
});
