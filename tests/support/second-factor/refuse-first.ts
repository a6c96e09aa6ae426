import type { Page } from "playwright-core";

/**
 * Has the first call of a procedure refused as too long after the sign-in; answers the keys sent.
 */
export async function refuseFirst(page: Page, procedure: string): Promise<string[]> {
  const keys: string[] = [];
  const data = { code: "FORBIDDEN", httpStatus: 403, path: procedure, requestId: "r" };
  const rule = { code: "recentSignInRequired", fields: {} };
  const error = { message: "Sign in again.", code: -32003, data: { ...data, rule } };
  await page.route(`**/api/trpc/${procedure}?*`, async (route) => {
    keys.push(/"idempotencyKey":"([^"]+)"/.exec(route.request().postData() ?? "")?.[1] ?? "");
    if (keys.length === 1) await route.fulfill({ status: 403, json: [{ error }] });
    else await route.continue();
  });
  return keys;
}
