import { QueryClient, QueryObserver, skipToken } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { LiveCache, liveKey } from "./live-cache.ts";
import type { ListenerPorts } from "./live-listener.ts";
import { aSource, fakePorts } from "./live.fakes.ts";

function aCache() {
  const client = new QueryClient();
  const fake = fakePorts();
  const cache = new LiveCache(client, fake.ports);
  const source = aSource("things");
  const observe = () => {
    const observer = new QueryObserver(client, {
      queryKey: liveKey(source),
      queryFn: skipToken,
      gcTime: 0,
    });
    const leave = observer.subscribe(() => {});
    cache.keep(source);
    return leave;
  };
  const data = () => client.getQueryData(liveKey(source));
  return { client, cache, fake, observe, data };
}

test("observers of one key share one listener", () => {
  const { fake, observe } = aCache();
  observe();
  observe();
  expect(fake.listeners).toHaveLength(1);
});

test("snapshots arrive in the query cache", () => {
  const { fake, observe, data } = aCache();
  observe();
  fake.send(["a"]);
  expect(data()).toEqual({ status: "ready", data: ["a"], isOfflineCopy: false });
});

test("the listener ends when the query cache drops the query", () => {
  const { client, fake, observe } = aCache();
  observe();
  client.clear();
  expect(fake.listeners[0]?.isStopped).toBe(true);
});

test("a denied read is tried again by the next observer, not by a render", () => {
  const { fake, observe, data } = aCache();
  observe();
  fake.listeners[0]?.handlers.onError(true);
  expect(data()).toEqual({ status: "denied" });
  observe();
  expect(fake.listeners).toHaveLength(2);
  expect(data()).toEqual({ status: "loading" });
});

test("what was denied before new rights came stayed away until the page was loaded again", () => {
  const { cache, fake, observe, data } = aCache();
  observe();
  cache.repeatDenied(1);
  expect(fake.listeners, "nothing was denied").toHaveLength(1);
  fake.listeners[0]?.handlers.onError(true);
  cache.repeatDenied(1);
  expect(fake.listeners, "the same token").toHaveLength(1);
  cache.repeatDenied(2);
  expect(fake.listeners).toHaveLength(2);
  fake.send(["b"], { query: 1 });
  expect(data()).toEqual({ status: "ready", data: ["b"], isOfflineCopy: false });
});

test("a retry listens again", () => {
  const { client, fake, observe, data } = aCache();
  observe();
  fake.listeners[0]?.handlers.onError(false);
  const failed = client.getQueryData<{ retry: () => void }>(liveKey(aSource("things")));
  failed?.retry();
  expect(data()).toEqual({ status: "loading" });
  fake.send(["b"], { query: 1 });
  expect(data()).toEqual({ status: "ready", data: ["b"], isOfflineCopy: false });
});

/** A cache on a device that has seen the source in full before. */
function aKnownSource() {
  const source = aSource("things");
  const client = new QueryClient();
  const fake = fakePorts({ synced: [JSON.stringify(source.key)] });
  const tellAtOnce: ListenerPorts["listen"] = (uid, query, handlers) => {
    const stop = fake.ports.listen(uid, query, handlers);
    handlers.onChange({ ids: ["a"], changed: [{ id: "a", data: {} }] }, true);
    return stop;
  };
  const cache = new LiveCache(client, { ...fake.ports, listen: tellAtOnce });
  const data = () => client.getQueryData(liveKey(source));
  return { source, client, cache, fake, data };
}

test("what the device can tell at once is there in the first render", () => {
  const { source, client, cache, fake, data } = aKnownSource();
  const first = cache.begin(source);
  expect(first).toEqual({ status: "ready", data: ["a"], isOfflineCopy: false });
  expect(data(), "the query takes it as its first data").toBeUndefined();
  client.setQueryData(liveKey(source), first);
  fake.send(["a", "b"]);
  expect(data()).toMatchObject({ data: ["a", "b"] });
});

test("a source that is listened to already begins no second time", () => {
  const { source, cache, fake } = aKnownSource();
  cache.begin(source);
  expect(cache.begin(source)).toBeUndefined();
  cache.keep(source);
  expect(fake.listeners).toHaveLength(1);
});

test("only what a screen observes counts as its questions", () => {
  const { cache, observe } = aCache();
  const leave = observe();
  cache.keep(aSource("unseen"));
  expect(cache.observed()).toEqual([{ kind: "document", path: "things" }]);
  leave();
  expect(cache.observed()).toEqual([]);
});
