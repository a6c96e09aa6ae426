import { BrowserInProduction } from "./browser-in-production.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";
import type { CookieScene } from "./stolen-cookies.ts";

/** A body is judged by the size that it announces, before a byte of it is read. */
export function largeBodies({ server }: CookieScene): AttackRow {
  const announce = (what: string, length: number, expected: number): Attempt => ({
    what,
    how: async () => {
      const headers = { "content-type": "application/json", "content-length": String(length) };
      const body = "{}".padEnd(Math.min(length, 16_384));
      const startedAt = performance.now();
      const { status } = await new BrowserInProduction(server).send(
        "POST",
        "signout",
        headers,
        body,
      );
      return { status, isSlow: performance.now() - startedAt > 2000 };
    },
    expected: { status: expected, isSlow: false },
  });
  return {
    row: 46,
    about: "bodies of the session that are too large",
    honestly: [announce("16 KB, which is read and lacks the token", 16_384, 403)],
    attacks: [
      announce("a byte above 16 KB", 16_385, 413),
      announce("40 MB", 40_000_000, 413),
      announce("more than there are bytes", Number.MAX_SAFE_INTEGER, 413),
      {
        what: "fifty forms of five thousand fields each",
        how: async () => {
          const names = Array.from({ length: 5_000 }, (_, index) => index.toString(36));
          const body = names
            .map((name) => `${name}=`)
            .join("&")
            .slice(0, 16_384);
          const headers = { "content-type": "application/x-www-form-urlencoded" };
          const startedAt = performance.now();
          const statuses = new Set<number>();
          for (let sent = 0; sent < 50; sent += 1) {
            const browser = new BrowserInProduction(server);
            statuses.add((await browser.send("POST", "signout", headers, body)).status);
          }
          return { statuses: [...statuses], isSlow: performance.now() - startedAt > 2000 };
        },
        expected: { statuses: [403], isSlow: false },
      },
    ],
  };
}
