import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSource, fakePorts } from "./live.fakes.ts";
import { startListener } from "./live-listener.ts";
import type { LiveResult } from "./live-result.ts";
import type { LiveSource } from "./live-source.ts";

type Fake = ReturnType<typeof fakePorts>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = JSON.stringify(["u", "things"]);

function listen(fake: Fake, source: LiveSource<string[]> = aSource("things")) {
  const published: LiveResult<string[]>[] = [];
  const retry = vi.fn<() => void>();
  const publish = (result: LiveResult<string[]>) => void published.push(result);
  const stop = startListener({ source, ports: fake.ports, publish, retry });
  return { published, stop, retry };
}

const ready = (data: string[], isOfflineCopy = false) => ({ status: "ready", data, isOfflineCopy });

test("what the server sends is ready, and remembered as seen in full", () => {
  const fake = fakePorts();
  const { published } = listen(fake);
  fake.send(["a"]);
  expect(published).toEqual([ready(["a"])]);
  expect(fake.synced.has(KEY)).toBe(true);
});

test("a source without queries is empty at once", () => {
  const { published } = listen(fakePorts(), aSource("things", 0));
  expect(published).toEqual([ready([])]);
});

test("several queries are ready when all of them have answered", () => {
  const fake = fakePorts();
  const { published } = listen(fake, aSource("things", 2));
  fake.send(["a"]);
  expect(published).toEqual([]);
  fake.send(["b"], { query: 1 });
  expect(published).toEqual([ready(["a", "b"])]);
});

test("a copy that was once complete is shown before the server answers", () => {
  const fake = fakePorts({ synced: [KEY] });
  const { published } = listen(fake);
  fake.send(["a"], { isFromCache: true });
  expect(published).toEqual([ready(["a"])]);
});

test("a copy that may hold only a part waits for the server", () => {
  const fake = fakePorts();
  const { published } = listen(fake);
  fake.send(["a"], { isFromCache: true });
  expect(published).toEqual([]);
  fake.send(["a", "b"]);
  expect(published).toEqual([ready(["a", "b"])]);
});

test("without an answer for three seconds the copy is shown as one", () => {
  const fake = fakePorts();
  const { published } = listen(fake);
  fake.send(["a"], { isFromCache: true });
  vi.advanceTimersByTime(2999);
  expect(published).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(published).toEqual([ready(["a"], true)]);
});

test("offline the copy is shown as one at once, and later as current", () => {
  const fake = fakePorts({ isOnline: false });
  const { published } = listen(fake);
  fake.send(["a"], { isFromCache: true });
  fake.send(["a"]);
  expect(published).toEqual([ready(["a"], true), ready(["a"])]);
});

test("a lost connection turns current data into a copy", () => {
  const fake = fakePorts();
  const { published } = listen(fake);
  fake.send(["a"]);
  fake.listeners[0]?.handlers.onChange({ ids: ["a"], changed: [] }, true);
  expect(published.at(-1)).toEqual(ready(["a"], true));
});

test("offline without a copy says so, and recovers", () => {
  const fake = fakePorts({ isOnline: false });
  const { published } = listen(fake);
  fake.send([], { isFromCache: true });
  expect(published.at(-1)).toMatchObject({
    status: "failed",
    message: expect.stringContaining("offline"),
  });
  fake.send([]);
  expect(published.at(-1)).toEqual(ready([]));
});

test("an empty copy of something that was seen empty is empty", () => {
  const fake = fakePorts({ isOnline: false, synced: [KEY] });
  const { published } = listen(fake);
  fake.send([], { isFromCache: true });
  expect(published).toEqual([ready([], true)]);
});

test("nothing is published when nothing changed", () => {
  const fake = fakePorts();
  const { published } = listen(fake);
  fake.send(["a"]);
  fake.listeners[0]?.handlers.onChange({ ids: ["a"], changed: [] }, false);
  expect(published).toHaveLength(1);
});

test("a refusal is final for all queries of the source", () => {
  const fake = fakePorts();
  const { published } = listen(fake, aSource("things", 2));
  fake.listeners[0]?.handlers.onError(true);
  expect(published).toEqual([{ status: "denied" }]);
  expect(fake.listeners.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  fake.send(["b"], { query: 1 });
  expect(published).toHaveLength(1);
});

test("permission that is lost takes the data away", () => {
  const fake = fakePorts();
  const { published } = listen(fake);
  fake.send(["a"]);
  fake.listeners[0]?.handlers.onError(true);
  expect(published.at(-1)).toEqual({ status: "denied" });
});

test("another failure can be tried again", () => {
  const fake = fakePorts();
  const { published, retry } = listen(fake);
  fake.listeners[0]?.handlers.onError(false);
  expect(published).toEqual([{ status: "failed", message: "This could not be loaded.", retry }]);
});

test("after stopping nothing is published and no timer is left", () => {
  const fake = fakePorts();
  const { published, stop } = listen(fake);
  fake.send(["a"], { isFromCache: true });
  stop();
  fake.send(["a"]);
  expect(published).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  expect(fake.listeners[0]?.isStopped).toBe(true);
});

test("a slow device said that it was offline before it had asked, and the page moved", () => {
  const fake = fakePorts({ synced: [KEY], isAsked: false });
  const { published } = listen(fake);
  fake.send(["a"], { isFromCache: true });
  vi.advanceTimersByTime(20_000);
  fake.listeners[0]?.handlers.onAsked();
  vi.advanceTimersByTime(9999);
  expect(published).toEqual([ready(["a"])]);
  vi.advanceTimersByTime(1);
  expect(published.at(-1)).toEqual(ready(["a"], true));
});
