import type { BrowserPort } from "./session-calls.ts";

/** The window of this tab, for calls that send the person elsewhere. */
export const browserPort: BrowserPort = {
  href: () => location.href,
  goTo: (url) => location.assign(url),
  reload: () => location.reload(),
};
