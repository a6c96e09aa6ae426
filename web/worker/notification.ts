/** A notification as the server sends it, encrypted for this browser. */
export interface Told {
  title: string;
  body: string;
  /** The screen that a tap opens. */
  path: string;
  tag: string;
}

/** Shown when what arrived cannot be read: a browser requires that each push shows something. */
const unreadable: Told = { title: "Crewline", body: "", path: "/", tag: "unreadable" };

/** Returns what a push message tells. Its path leads nowhere but into this app. */
export function readPush(text: string): Told {
  try {
    const { title, body, path, tag } = Object(JSON.parse(text)) as Partial<Record<string, unknown>>;
    if (typeof title !== "string" || title === "") return unreadable;
    const isOwnPath = typeof path === "string" && /^\/(?![/\\])/u.test(path);
    return {
      title,
      body: typeof body === "string" ? body : "",
      path: isOwnPath ? path : "/",
      tag: typeof tag === "string" ? tag : title,
    };
  } catch {
    return unreadable;
  }
}

interface Page {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

/**
 * Shows a path after a tap: in a page of this app that is open, a new one without any or where the
 * open one cannot be led there.
 */
export async function openPath(
  path: string,
  {
    origin,
    pages,
    open,
  }: { origin: string; pages: Page[]; open: (url: string) => Promise<unknown> },
): Promise<void> {
  const url = new URL(path, origin).href;
  const page = pages.find((one) => one.url === url) ?? pages[0];
  if (page === undefined) return void (await open(url));
  try {
    await page.focus();
    if (page.url !== url) await page.navigate(url);
  } catch {
    await open(url);
  }
}
