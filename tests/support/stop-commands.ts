import type { Page } from "playwright-core";

/** Lets all commands of the next documents fail before they are sent. */
export async function stopCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const isCommand =
        init?.method === "POST" && /\/api\/trpc\/|mfaEnrollment/u.test(String(input));
      return isCommand ? Promise.reject(new TypeError("Failed to fetch")) : fetch(input, init);
    };
  });
}
