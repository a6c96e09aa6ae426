import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany } from "../support/a-company.ts";
import { aPerson } from "../support/a-pin.ts";
import { anAttempt } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { appOrigin, desk, visit } from "../support/visit.ts";

const tablet = { width: 810, height: 1080 };
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The browser's own lines about the time without a network, and about a PIN that is refused. */
const mayComplain =
  /^(?:Failed to load resource: (?:net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|the server responded with a status of 40[14])|An unknown error occurred when fetching the script\.) /u;

/** A camera that sees much detail in 1280 by 960 pixels. */
function putCamera(): void {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1280, 960];
  const picture = canvas.getContext("2d");
  if (picture === null) return;
  const draw = () => {
    for (let at = 0; at < 4000; at += 1) {
      const [hue, x, y] = [Math.random() * 360, Math.random() * 1280, Math.random() * 960];
      picture.fillStyle = `hsl(${hue} 80% 50%)`;
      picture.fillRect(x, y, 12, 12);
    }
    requestAnimationFrame(draw);
  };
  draw();
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
}

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await button(page, digit).click();
}

test("a tablet is paired, takes punches by PIN with and without a network, and is unpaired", async () => {
  const company = await aCompany();
  const { version: expectedVersion } = await (await company.read()).company();
  const kioskPhotos = { isOn: true, keptDays: 7 };
  const photos = { ...anAttempt(), expectedVersion, kioskPhotos };
  await company.owner.api.settings.saveKioskPhotos.mutate(photos);
  const { employeeId, pin } = await aPerson(company);
  const owner = await visit(desk);
  const path = `/locations?location=${company.harbor}&tab=clockIn`;
  await arriveAs(owner.page, company.owner.login, { path, heading: "Locations" });
  await button(owner.page, "Pair a tablet").click();
  await owner.page.getByLabel("Name of the tablet").fill("Front desk");
  await button(owner.page, "Create code").click();
  const code = owner.page.getByLabel("Pairing code");
  await code.waitFor();
  await expectAccessible(owner.page);
  const { page, context } = await visit(tablet, { keepsApp: true, isNew: true, mayComplain });
  await context.addInitScript(putCamera);
  await page.goto(`${appOrigin}/kiosk#${await code.textContent()}`);
  await heading(page, "Pair this tablet").waitFor();
  await expectAccessible(page);
  await button(page, "Pair").click();
  await heading(page, "Enter your PIN").waitFor();
  expect(page.url()).toBe(`${appOrigin}/kiosk`);
  await page.getByText("Harbor Coffee, Harbor").waitFor();
  await expectAccessible(page);

  await page.keyboard.type("000001");
  await page.getByText("This PIN doesn't work here.").waitFor();
  await typePin(page, pin);
  await heading(page, "Hi, Ana").waitFor();
  await page.getByText("You are clocked out.").waitFor();
  await page.getByLabel("What the camera sees").waitFor();
  await expectAccessible(page);
  await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
  await button(page, "Clock in").click();
  await heading(page, "Clocked in").waitFor();
  await expectAccessible(page);
  await button(page, /^Done \(\d+\)$/u).click();
  await heading(page, "Enter your PIN").waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.getByText("Offline. You can go on punching.").waitFor();
  await typePin(page, pin);
  await heading(page, "Choose your punch").waitFor();
  await page.getByLabel("What the camera sees").waitFor();
  await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
  await expectAccessible(page);
  const tappedMs = await page.evaluate(() => Date.now());
  await button(page, "Clock out").click();
  await heading(page, "Recorded on this tablet").waitFor();
  await page.getByText("Checked when it is online again.").waitFor();
  await page.getByText(/1 punch waits on this tablet, from /u).waitFor();
  await expectAccessible(page);
  await heading(page, "Enter your PIN").waitFor();

  await context.setOffline(false);
  await page.getByText("1 punch waits").waitFor({ state: "hidden" });
  const store = await company.read();
  const [entry] = await store.timeEntries.list([["employeeId", "==", employeeId]]);
  expect(entry?.punches).toMatchObject([
    { kind: "clockIn", source: "kiosk", device: { name: "Front desk" }, wasOffline: false },
    { kind: "clockOut", source: "kiosk", device: { name: "Front desk" }, wasOffline: true },
  ]);
  const taken = await eventually(
    () => store.punchPhotos.list([["employeeId", "==", employeeId]]),
    (found) => found.length === 2 && found.every(({ base64 }) => base64 !== null),
  );
  for (const { base64 } of taken) {
    expect(base64).toMatch(/^\/9j\//u);
    expect(Buffer.from(base64 ?? "", "base64").length).toBeLessThanOrEqual(100 * 1024);
  }
  const outAt = Date.parse(entry?.punched?.endsAt ?? "");
  expect(Math.abs(outAt - tappedMs)).toBeLessThan(20_000);

  await button(owner.page, "Done").click();
  await button(owner.page, "Unpair Front desk").click();
  await button(owner.page, "Unpair").click();
  await owner.page.getByText("Front desk is unpaired.").waitFor();
  await typePin(page, pin);
  await heading(page, "Pair this tablet").waitFor();
});
