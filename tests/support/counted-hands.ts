import type { Locator, Page } from "playwright-core";

/** A person's actions, counted: clicks, keys, and pastes of any length. */
export interface CountedHands {
  click: (target: Locator) => Promise<void>;
  /** Clicks into the field and types. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Clicks into the field and pastes. */
  paste: (target: Locator, text: string) => Promise<void>;
  counts: () => { clicks: number; keys: number; pastes: number };
}

export function countHands(): CountedHands {
  const counts = { clicks: 0, keys: 0, pastes: 0 };
  return {
    click: async (target) => {
      counts.clicks += 1;
      await target.click();
    },
    type: async (target, text) => {
      counts.clicks += 1;
      counts.keys += text.length;
      await target.fill(text);
    },
    paste: async (target, text) => {
      counts.clicks += 1;
      counts.pastes += 1;
      await target.fill(text);
    },
    counts: () => ({ ...counts }),
  };
}

/** The heading of the screen, once it is shown. */
export function screen(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole("heading", { level: 1, name }).waitFor();
}
