import type { BrowserContextOptions, Page } from "playwright-core";
import type { demoSignIns } from "../../emulators/demo-sign-ins.ts";
import type { Destination } from "../support/sign-in.ts";

/** One picture in docs/screenshots: the viewer, the screen and the device. */
export interface Picture {
  name: string;
  who: keyof typeof demoSignIns;
  device: BrowserContextOptions;
  destination: Destination;
  /** Waits until the picture's whole content is on the screen. */
  ready: (page: Page) => Promise<unknown>;
}

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
};

export const pictures: readonly Picture[] = [
  {
    name: "schedule",
    who: "manager",
    device: desk,
    destination: { path: "/schedules", heading: "Schedules" },
    // Comes last: what Emma prefers, and her hours at the other location.
    ready: async (page) => {
      await page.getByText("Prefers 6a–12p").first().waitFor();
      await page.getByText("30:00 here").first().waitFor();
    },
  },
  {
    name: "phone",
    who: "employee",
    device: phone,
    destination: {},
    ready: (page) => page.getByRole("link", { name: "Whole week" }).waitFor(),
  },
];
