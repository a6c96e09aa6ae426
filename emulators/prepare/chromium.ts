import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { inRoot, root } from "../paths.ts";
import { Problem } from "../problem.ts";
import { say } from "../say.ts";
import { findProgram } from "./find-program.ts";
import { runProgram } from "./run-program.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macOsChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * A Chromium for the browser tests: the one of CHROMIUM_PATH, one on the PATH, Playwright's;
 * else Playwright's download; else, for root on Debian and its kin, the distribution's package.
 */
export async function prepareChromium(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return existing(chosen);
  return findChromium() ?? (await downloadChromium()) ?? (await installChromium()) ?? missing();
}

function findChromium(): string | null {
  const onPath = findProgram(names);
  if (onPath) return onPath;
  return [macOsChrome, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

function existing(program: string): string {
  if (existsSync(program)) return program;
  throw new Problem(`CHROMIUM_PATH names ${program}, which does not exist: correct or unset it.`);
}

async function downloadChromium(): Promise<string | null> {
  say("Downloading a Chromium for the browser tests (once).");
  const playwright = inRoot("node_modules", "playwright-core", "cli.js");
  const command = [process.execPath, playwright, "install", "chromium"];
  await runProgram({ command, cwd: root, log: "chromium-download.log" });
  return findChromium();
}

async function installChromium(): Promise<string | null> {
  const aptGet = findProgram(["apt-get"]);
  if (process.getuid?.() !== 0 || !aptGet) return null;
  say("Installing the distribution's Chromium (apt-get install chromium).");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"];
  for (const args of [["update"], install]) {
    await runProgram({ command: [aptGet, ...args], cwd: root, env, log: `apt-get-${args[0]}.log` });
  }
  return findChromium();
}

function missing(): never {
  throw new Problem(
    "The browser tests need a Chromium, and none could be found, downloaded or installed: install " +
      "Chromium or Chrome, or set CHROMIUM_PATH to its program.",
  );
}
