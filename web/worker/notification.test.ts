import { expect, test, vi } from "vitest";
import { openPath, readPush } from "./notification.ts";

const told = { title: "Ana is late", body: "", path: "/alerts?alert=late_ana", tag: "late_ana" };
const origin = "https://app.example";

test("a push message is shown as the server wrote it", () => {
  expect(readPush(JSON.stringify(told))).toEqual(told);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "alerts", 7])(
  "a tap never leads out of the app, as to %s",
  (path) => expect(readPush(JSON.stringify({ ...told, path })).path).toBe("/"),
);

test.each(["", "not json", "null", "[]", "{}", '{"title":""}'])(
  "something is shown for %j, which no one can read",
  (text) => expect(readPush(text)).toMatchObject({ title: "Crewline", path: "/" }),
);

const aPage = (path: string) => ({
  url: `${origin}${path}`,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => undefined),
});

test("a tap leads the open page to the alert, and opens no second one", async () => {
  const [page, open] = [aPage("/schedules"), vi.fn(async () => undefined)];
  await openPath(told.path, { origin, pages: [page], open });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledWith(`${origin}${told.path}`);
  expect(open).not.toHaveBeenCalled();
});

test("a page that shows the alert already is brought forward as it is", async () => {
  const [page, other] = [aPage(told.path), aPage("/")];
  await openPath(told.path, { origin, pages: [other, page], open: async () => undefined });
  expect([page.focus.mock.calls.length, page.navigate.mock.calls.length]).toEqual([1, 0]);
  expect(other.focus).not.toHaveBeenCalled();
});

test("without a page, or with one that cannot be led there, a tap opens the alert", async () => {
  const open = vi.fn(async () => undefined);
  await openPath(told.path, { origin, pages: [], open });
  const stuck = { ...aPage("/"), navigate: () => Promise.reject(new TypeError("uncontrolled")) };
  await openPath(told.path, { origin, pages: [stuck], open });
  expect(open.mock.calls).toEqual([[`${origin}${told.path}`], [`${origin}${told.path}`]]);
});
