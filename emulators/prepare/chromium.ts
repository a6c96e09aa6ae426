import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { inRoot, root } from "../paths.ts";
import { Problem } from "../problem.ts";
import { say } from "../say.ts";
import { findProgram } from "./find-program.ts";
import { runProgram } from "./run-program.ts";

/** Headless-only Chromium: the same tests take a third less CPU. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macOsChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Returns a Chromium for the browser tests: the one of CHROMIUM_PATH; the headless-only one, which
 * root on Debian installs; one on the PATH, Playwright's; else Playwright's download; else, for
 * root on Debian and its derivatives, the distribution's package.
 */
export async function prepareChromium(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return existing(chosen);
  return (
    findProgram([shell]) ??
    (await installShell()) ??
    findChromium() ??
    (await downloadChromium()) ??
    (await installChromium()) ??
    missing()
  );
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

async function installShell(): Promise<string | null> {
  if (!isDebian()) return null;
  await install(shell);
  return findProgram([shell]);
}

function isDebian(): boolean {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID=debian$/mu.test(readFileSync(file, "utf8"));
}

async function installChromium(): Promise<string | null> {
  await install("chromium");
  return findChromium();
}

/** Does nothing without root, or where the package does not exist. */
async function install(name: string): Promise<void> {
  const aptGet = findProgram(["apt-get"]);
  if (process.getuid?.() !== 0 || !aptGet) return;
  say(`Installing the distribution's Chromium (apt-get install ${name}).`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const impatiently = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  const packages = ["--yes", "--no-install-recommends", name, "fonts-liberation"];
  for (const args of [["update"], ["install", ...packages]]) {
    const command = [aptGet, ...impatiently, ...args];
    await runProgram({ command, cwd: root, env, log: `apt-get-${args[0]}.log` });
  }
}

function missing(): never {
  throw new Problem(
    "The browser tests need a Chromium, and none could be found, downloaded or installed: install " +
      "Chromium or Chrome, or set CHROMIUM_PATH to its program.",
  );
}
