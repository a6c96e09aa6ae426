import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WatchOptions } from "./watch-tab.ts";
import { watchTab } from "./watch-tab.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A tab whose events a test dispatches, and the session's resulting calls. */
function aTab(options: WatchOptions = {}) {
  const told: string[] = [];
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const tab = { window, document, online: true };
  const port = { window, document, isOnline: () => tab.online };
  const session = {
    askAgain: async (reason: string) => void told.push(reason),
    receive: async (trigger: string) => void told.push(`message ${trigger}`),
  };
  const stop = watchTab(session, port, options);
  const store = (key: string | null, newValue: unknown) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  const show = (state: string) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { told, tab, stop, store, show };
}

const message = (trigger: string) =>
  JSON.stringify({ event: "session", data: { trigger }, timestamp: 1 });

describe("the session is asked for again", () => {
  test("when the tab is shown, not when it is hidden", () => {
    const { told, show } = aTab();
    show("hidden");
    show("visible");
    expect(told).toEqual(["visible"]);
  });

  test("not when the tab is shown where that is switched off", () => {
    const { told, show } = aTab({ refetchOnWindowFocus: false });
    show("visible");
    expect(told).toEqual([]);
  });

  test("when another tab says that it changed or ended", () => {
    const { told, store } = aTab();
    store("nextauth.message", message("getSession"));
    store("nextauth.message", message("signout"));
    expect(told).toEqual(["message getSession", "message signout"]);
  });

  test.each([
    ["nextauth.message", "x"],
    ["nextauth.message", "null"],
    ["nextauth.message", "{}"],
    ["nextauth.message", null],
    ["nextauth.message", 7],
    ["nextauth.message", '{"event":"session"}'],
    ["nextauth.message", '{"event":"other","data":{"trigger":"signout"}}'],
    ["other", message("signout")],
    [null, null],
  ])("never for the storage event of %s = %s", (key, value) => {
    const { told, store } = aTab();
    for (let i = 0; i < 1000; i += 1) store(key, value);
    expect(told).toEqual([]);
  });

  test("when the connection is back", () => {
    const { told, tab } = aTab();
    tab.window.dispatchEvent(new Event("online"));
    expect(told).toEqual(["online"]);
  });

  test("by no interval unless one is given", () => {
    const { told } = aTab();
    vi.advanceTimersByTime(3_600_000);
    expect(told).toEqual([]);
  });

  test("each so many seconds where an interval is given", () => {
    const { told } = aTab({ refetchInterval: 60 });
    vi.advanceTimersByTime(180_000);
    expect(told).toEqual(["poll", "poll", "poll"]);
  });

  test("offline only where that is requested", () => {
    const asking = aTab({ refetchInterval: 60 });
    const waiting = aTab({ refetchInterval: 60, refetchWhenOffline: false });
    asking.tab.online = false;
    waiting.tab.online = false;
    vi.advanceTimersByTime(60_000);
    expect([asking.told, waiting.told]).toEqual([["poll"], []]);
    waiting.tab.online = true;
    vi.advanceTimersByTime(60_000);
    expect(waiting.told).toEqual(["poll"]);
  });

  test("no more once it is stopped", () => {
    const { told, stop, show, store } = aTab({ refetchInterval: 1 });
    stop();
    show("visible");
    store("nextauth.message", message("signout"));
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual([]);
  });
});
