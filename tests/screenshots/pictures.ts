import type { BrowserContextOptions, Page } from "playwright-core";
import type { demoSignIns } from "../../emulators/demo-sign-ins.ts";
import type { Destination } from "../support/sign-in.ts";

/** One picture in docs/screenshots: the viewer, the screen and the device. */
export interface Picture {
  name: string;
  /** With "dark", a second picture is taken whose name ends in `-dark`. */
  schemes: readonly ColorScheme[];
  who: keyof typeof demoSignIns;
  device: BrowserContextOptions;
  destination: Destination;
  /** Waits until the picture's whole content is on the screen, or opens it. */
  ready: (page: Page) => Promise<unknown>;
}

type ColorScheme = "light" | "dark";

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
};

const both: readonly ColorScheme[] = ["light", "dark"];
const lightOnly: readonly ColorScheme[] = ["light"];

const schedules = (search = ""): Destination => ({
  path: `/schedules${search}`,
  heading: "Schedules",
});

export const pictures: readonly Picture[] = [
  {
    name: "schedule",
    schemes: both,
    who: "manager",
    device: desk,
    destination: schedules(),
    ready: weekIsWhole,
  },
  {
    name: "day",
    schemes: both,
    who: "manager",
    device: desk,
    destination: schedules("?view=day"),
    ready: shiftsAreShown,
  },
  {
    name: "publish",
    schemes: both,
    who: "admin",
    device: desk,
    destination: schedules(),
    ready: openPublishDialog,
  },
  {
    name: "month",
    schemes: both,
    who: "manager",
    device: desk,
    destination: { path: "/calendar", heading: "Calendar" },
    ready: (page) =>
      page
        .getByText(/^\+\d+ more$/u)
        .first()
        .waitFor(),
  },
  {
    name: "phone",
    schemes: lightOnly,
    who: "employee",
    device: phone,
    destination: {},
    ready: (page) => page.getByRole("link", { name: "Whole week" }).waitFor(),
  },
  {
    name: "phone-week",
    schemes: both,
    who: "employee",
    device: phone,
    destination: schedules(),
    ready: (page) => page.getByText(/^You have \d+ shifts/u).waitFor(),
  },
  {
    name: "phone-day",
    schemes: both,
    who: "manager",
    device: phone,
    destination: schedules(),
    ready: shiftsAreShown,
  },
  {
    name: "phone-month",
    schemes: both,
    who: "manager",
    device: phone,
    destination: { path: "/calendar?view=month", heading: "Calendar" },
    ready: (page) =>
      page
        .getByRole("button", { name: /, \d\d items$/u })
        .first()
        .waitFor(),
  },
  {
    name: "phone-publish",
    schemes: both,
    who: "admin",
    device: phone,
    destination: schedules(),
    ready: openPublishDialog,
  },
];

/** What Emma prefers, and her hours at the other location, come last. */
async function weekIsWhole(page: Page) {
  await page.getByText("Prefers 6a–12p").first().waitFor();
  await page.getByText("30:00 here").first().waitFor();
}

async function shiftsAreShown(page: Page) {
  await page.locator("[data-shift]").first().waitFor();
}

async function openPublishDialog(page: Page) {
  await page.getByRole("button", { name: "Week after" }).click();
  await page.getByRole("button", { name: /^Publish/u }).click();
  await page.getByRole("dialog").getByLabel("Message (optional)").waitFor();
}
