import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { carryReleasesOver } from "./carry-releases-over.ts";

const origin = "https://app.example.com";
let dist = "";

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "release-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** The live site of the last deploy: Hosting, with the start page for every other path. */
let live = new Map<string, string>();
const startPage = { status: 200, headers: { "content-type": "text/html; charset=utf-8" } };
const get = async (url: string): Promise<Response> => {
  const body = live.get(url.slice(origin.length));
  return body === undefined ? new Response("<html>", startPage) : new Response(body);
};

function build(files: Record<string, string>): void {
  rmSync(dist, { recursive: true });
  mkdirSync(join(dist, "assets"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, "assets", name), text);
}

async function deploy(day: string): Promise<number> {
  const now = `2026-11-${day}T12:00:00.000Z`;
  const count = await carryReleasesOver({ origin, dist, now }, get);
  const assets = readdirSync(join(dist, "assets")).map((name) => `assets/${name}`);
  const files = [...assets, "releases.json"];
  live = new Map(files.map((file) => [`/${file}`, readFileSync(join(dist, file), "utf8")]));
  return count;
}

const served = () =>
  [...live.keys()].filter((path) => path.startsWith("/assets/")).map((path) => path.slice(8));

test("a page of the release before still finds its chunks after a deploy, and a week later not", async () => {
  live = new Map();
  build({ "start-1.js": "one", "vendor.js": "v" });
  expect(await deploy("01")).toBe(0);
  build({ "start-2.js": "two", "vendor.js": "v" });
  expect(await deploy("10")).toBe(1);
  expect(served().toSorted()).toEqual(["start-1.js", "start-2.js", "vendor.js"]);
  build({ "start-3.js": "three", "vendor.js": "v" });
  expect(await deploy("16")).toBe(2);
  expect(live.get("/assets/start-1.js")).toBe("one");
  build({ "start-4.js": "four", "vendor.js": "v" });
  expect(await deploy("18")).toBe(2);
  expect(served().toSorted()).toEqual(["start-2.js", "start-3.js", "start-4.js", "vendor.js"]);
});

test("a file that is not what its release had stops the deploy", async () => {
  live = new Map();
  build({ "start-1.js": "one" });
  await deploy("01");
  live.set("/assets/start-1.js", "<html>");
  build({ "start-2.js": "two" });
  await expect(deploy("02")).rejects.toThrow("start-1.js is not the file");
});

test("a live release that cannot be read stops the deploy", async () => {
  build({ "start-1.js": "one" });
  const broken = async () => new Response("busy", { status: 503 });
  const now = "2026-11-22T12:00:00.000Z";
  await expect(carryReleasesOver({ origin, dist, now }, broken)).rejects.toThrow("503");
});
