import { idTokenOf } from "../../support/production-path.ts";
import { BrowserInProduction } from "./browser-in-production.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";
import type { CookieScene } from "./stolen-cookies.ts";

/** The facts that a client may tell the session about itself: none. */
export function sessionUpdates({ google, server, victim, other }: CookieScene): AttackRow {
  const send = (what: string, body: object, expected: readonly unknown[]): Attempt => ({
    what,
    how: async () => {
      const browser = new BrowserInProduction(server);
      await browser.signIn(idTokenOf(google, victim));
      const csrfToken = await browser.csrfToken();
      const { status, headers } = await browser.update({ csrfToken, ...body });
      const { text } = await browser.send("GET", "session");
      const { user } = JSON.parse(text);
      return [status, headers["set-cookie"] !== undefined, user.guid, user.admin, user.role];
    },
    expected,
  });
  const unchanged = [victim.localId, false, null];
  return {
    row: 61,
    about: "a session told to be more",
    honestly: [
      send("nothing", {}, [200, false, ...unchanged]),
      send("a new ID token", { data: { idToken: idTokenOf(google, victim) } }, [
        200,
        true,
        ...unchanged,
      ]),
    ],
    attacks: [
      { data: { user: { admin: true } } },
      { data: { role: "staff" } },
      { data: { role: "admin", admin: true, companyId: "c1" } },
      { data: { idToken: idTokenOf(google, other) } },
      { data: { idToken: idTokenOf(google, victim), role: "admin" } },
      { data: { idToken: null } },
      { data: { idToken: [idTokenOf(google, victim)] } },
      { data: { expires: "2099-01-01T00:00:00.000Z" } },
      { data: "admin" },
      { data: null },
      { data: ["admin"] },
      { user: { admin: true } },
      { role: "admin" },
    ].map((body) => send(JSON.stringify(body).slice(0, 60), body, [400, false, ...unchanged])),
  };
}
