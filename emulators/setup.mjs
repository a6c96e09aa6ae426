// The first step of `npm start` and `npm test`. It runs before anything is installed, on any
// Node from 20 on, so it is plain JavaScript and imports nothing but Node itself.
// Usage: node emulators/setup.mjs <next script> [arguments for it]
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installedNode = join(root, "node_modules", ".bin", "node");

checkNode();
checkJava();
const command = readOptions(process.argv.slice(2));
if (!isInstalled()) installDependencies();
runNext(command);

/** `--port N` and `--as-of INSTANT` become variables: every process of the stack needs them. */
function readOptions(words) {
  const [port, withoutPort] = takeOption("--port", words);
  if (port !== undefined) process.env.CREWLINE_PORT = port;
  const [asOf, others] = takeOption("--as-of", withoutPort);
  if (asOf !== undefined) process.env.CREWLINE_CLOCK_SHIFT = String(clockShiftTo(asOf));
  return others;
}

/** The value of `--name value` or `--name=value`, "?" where it is missing, and the other words. */
function takeOption(name, words) {
  const at = words.findIndex((word) => word === name || word.startsWith(`${name}=`));
  if (at < 0) return [undefined, words];
  const isPair = words[at] === name;
  const value = (isPair ? words[at + 1] : words[at].slice(name.length + 1)) || "?";
  return [value, words.toSpliced(at, isPair ? 2 : 1)];
}

function clockShiftTo(asOf) {
  const instant = /T.*(Z|[+-]\d\d:\d\d)$/.test(asOf) ? Date.parse(asOf) : Number.NaN;
  if (Number.isNaN(instant)) {
    fail(`--as-of takes an instant such as 2026-11-01T05:30Z, not "${asOf}".`);
  }
  return instant - Date.now();
}

function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`);
}

function checkJava() {
  const { error, status, stdout, stderr } = javaVersion() ?? installJava() ?? {};
  const fix = "install Java 11 or newer, for example Debian's package default-jre-headless.";
  if (error || status !== 0)
    fail(`The Firestore emulator needs Java, and there is none on the PATH: ${fix}`);
  const version = /version "(\d+)(?:\.(\d+))?/.exec(`${stderr}${stdout}`);
  // Java 8 calls itself 1.8; a wording not known here is left to the emulator to judge.
  const major = version ? Number(version[1] === "1" ? version[2] : version[1]) : 11;
  if (major < 11) fail(`The Firestore emulator needs Java 11, and this is Java ${major}: ${fix}`);
}

/** null where there is no Java that starts. */
function javaVersion() {
  const run = spawnSync("java", ["-version"], { encoding: "utf8" });
  return run.error || run.status !== 0 ? null : run;
}

/** For root on Debian and its kin, as a fresh container is: the distribution's package. */
function installJava() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) return null;
  console.log("Installing Java for the Firestore emulator (apt-get install default-jre-headless).");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "--yes", "--no-install-recommends", "default-jre-headless"];
  for (const args of [["update"], install]) spawnSync("apt-get", args, { env, stdio: "ignore" });
  return javaVersion();
}

/** npm writes the list of what it installed last of all, so a broken install counts as none. */
function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn(join("node_modules", ".package-lock.json"));
  if (!existsSync(installedNode) || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.startsWith("node_modules/")) return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : null;
}

function installDependencies() {
  console.log("Installing the dependencies (npm ci); this takes a minute or two.");
  // npm 10 knows no `allowScripts` and would compile a native library for minutes. The package
  // `node` alone needs its script, which brings Node 24.
  const steps = [
    ["ci", "--ignore-scripts", "--include=dev"],
    ["rebuild", "node", "--ignore-scripts=false"],
  ];
  for (const step of steps) {
    const args = [...step, "--no-audit", "--no-fund", "--loglevel=error"];
    const env = { ...process.env, ...writableHome() };
    const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", env });
    if (status !== 0) {
      fail("The dependencies could not be installed: see npm's message above, then try again.");
    }
  }
  if (!existsSync(installedNode)) {
    fail(
      "The package that brings Node 24 left no program: run `npm rebuild node`, then try again.",
    );
  }
}

/** A home below .cache for one that cannot be written: npm, firebase-tools and Chromium need one. */
function writableHome() {
  const home = homedir();
  try {
    accessSync(home, constants.W_OK);
    return {};
  } catch {
    const own = join(root, ".cache", "home");
    mkdirSync(own, { recursive: true });
    return { HOME: own, npm_config_userconfig: join(home, ".npmrc") };
  }
}

/** Continues with Node 24; this process stays to pass on signals, and to end when npm ends. */
function runNext([script, ...args]) {
  const path = [dirname(installedNode), process.env.PATH].join(delimiter);
  const child = spawn(installedNode, [resolve(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...compileCache(), ...process.env, PATH: path, ...writableHome(), ...clockHook() },
  });
  // A terminal sends Ctrl-C to the child as well; the others reach this process alone.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Dozens of processes load the same programs: the later ones find what the first compiled. */
function compileCache() {
  return { NODE_COMPILE_CACHE: join(root, ".cache", "compiled") };
}

/** Loaded into every Node process from here on, it shifts the clock. */
function clockHook() {
  if (process.env.CREWLINE_CLOCK_SHIFT === undefined) return {};
  const hook = pathToFileURL(join(root, "emulators", "clock", "follow-as-of.ts")).href;
  const given = process.env.NODE_OPTIONS ?? "";
  return { NODE_OPTIONS: `${given} --import ${hook}`.trim() };
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
