import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { servedFolder } from "../../emulators/stack/emulator-config.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";

const everywhere = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-frame-options": "DENY",
};

const get = (path: string) => fetch(`${appUrl}${path}`, { redirect: "manual" });

describe.each(["/", "/login", "/employees", "/time-entries?week=2026-11-16"])("%s", (path) => {
  test("is a page with every protecting header, requested again each time", async () => {
    const response = await get(path);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/u);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const sent = Object.keys(everywhere).map((name) => [name, response.headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(everywhere);
    const allowed = response.headers.get("permissions-policy");
    expect(allowed).toBe("camera=(self), microphone=(), geolocation=(self)");
  });

  test("cannot be framed and runs no inline script", async () => {
    const policy = (await get(path)).headers.get("content-security-policy") ?? "";
    const directives = new Map(
      policy.split("; ").map((one) => [one.split(" ", 1)[0], one.split(" ").slice(1)]),
    );
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'", "https://apis.google.com"]);
    // Large spreadsheets are packed by a worker that their library makes from its own text.
    expect(directives.get("worker-src")).toEqual(["'self'", "blob:"]);
  });
});

test("files whose names carry a hash are kept for a year", async () => {
  const html = await (await get("/login")).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const response = await get(file ?? "");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
});

test.each(["/assets/none.js", "/assets/home-page-00000000.js", "/assets/", "/assets/a/b.js"])(
  "%s is missing: not the page under a script's name, and kept by no browser",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/u);
    expect(response.headers.get("cache-control")).toMatch(/no-store/u);
    expect(response.headers.get("cache-control")).not.toMatch(/immutable|max-age=[1-9]/u);
  },
);

test.each(["/api", "/api/", "/api/nothing", "/api/auth", "/API/auth/session", "/api/trpcx/a"])(
  "%s is never the page of the application",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/u);
    expect(response.headers.get("cache-control")).toContain("no-store");
  },
);

test("the pages hold no inline script that the policy would stop", () => {
  for (const page of ["index.html", "login.html"]) {
    const html = readFileSync(join(servedFolder(), page), "utf8");
    const scripts = [...html.matchAll(/<script\b[^>]*>([^<]*)/gu)];
    expect(scripts.map(([, text]) => text?.trim())).toEqual(scripts.map(() => ""));
    expect(html).not.toMatch(/\son[a-z]+=/u);
  }
});
