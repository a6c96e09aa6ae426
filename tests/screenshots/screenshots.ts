import { writeFileSync } from "node:fs";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { clockShiftMs } from "../../emulators/clock/clock-shift.ts";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { inRoot } from "../../emulators/paths.ts";
import { emulatorPorts, requireFreePorts } from "../../emulators/ports.ts";
import { prepareFirestoreEmulator } from "../../emulators/prepare/firestore-emulator.ts";
import { Problem, describeError } from "../../emulators/problem.ts";
import { runSeed } from "../../emulators/run-seed.ts";
import { say } from "../../emulators/say.ts";
import { openSession } from "../../emulators/stack/open-session.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { startStack } from "../../emulators/stack/start-stack.ts";
import { builtFolders } from "../../emulators/start/builds.ts";
import { arriveAs } from "../support/arrive.ts";
import { launchChromium } from "../support/launch-chromium.ts";
import type { Picture } from "./pictures.ts";
import { pictures } from "./pictures.ts";

/** Keeps a picture of a screen below about 60 kB with text that is still sharp. */
const QUALITY = 60;

/** `npm run screenshots`: takes the pictures of the docs in a demo company on a fixed day. */
async function main(): Promise<void> {
  // A browser refuses cookies that end before its real clock.
  if (clockShiftMs < 0) throw new Problem("The day of the pictures has passed: set a later one.");
  // The hints of the people in the pictures are marked as read in the store.
  Object.assign(process.env, stackEnvironment);
  const session = await openSession("npm run screenshots");
  try {
    await session.orStop(takeAll(session.tag));
  } finally {
    await session.close();
  }
}

async function takeAll(tag: string): Promise<void> {
  await requireFreePorts(emulatorPorts);
  const firestoreJar = await prepareFirestoreEmulator();
  const built = await builtFolders();
  const stack = await startStack({ tag, firestoreJar, built });
  try {
    await runSeed([]);
    await takePictures();
  } finally {
    await stack.stop();
  }
}

async function takePictures(): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const picture of pictures) {
      for (const scheme of picture.schemes) await take(picture, scheme, browser);
    }
  } finally {
    await browser.close();
  }
}

async function take(
  { name, who, device, destination, ready }: Picture,
  colorScheme: Picture["schemes"][number],
  browser: Browser,
) {
  const context = await browser.newContext({ ...everywhere, ...device, colorScheme });
  await context.clock.setFixedTime(nextTenMinutes());
  const page = await context.newPage();
  const { email } = demoSignIns[who];
  await arriveAs(page, { email, password: demoPassword }, destination);
  await ready(page);
  const protocol = await context.newCDPSession(page);
  const format = { format: "webp", quality: QUALITY } as const;
  const { data } = await protocol.send("Page.captureScreenshot", format);
  const file = `docs/screenshots/${name}${colorScheme === "dark" ? "-dark" : ""}.webp`;
  const bytes = Buffer.from(data, "base64");
  writeFileSync(inRoot(file), bytes);
  say(`${file}: ${Math.round(bytes.length / 1000)} kB`);
  await context.close();
}

/** The same minute in each run, however long the stack took to start. */
function nextTenMinutes(): number {
  const tenMinutes = 600_000;
  return Math.ceil(Date.now() / tenMinutes) * tenMinutes;
}

const everywhere: BrowserContextOptions = {
  locale: "en-US",
  timezoneId: "America/New_York",
  reducedMotion: "reduce",
  serviceWorkers: "block",
};

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
