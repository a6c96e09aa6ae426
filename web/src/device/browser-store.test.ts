import { afterEach, expect, test, vi } from "vitest";
import { deviceStore, tabStore } from "./browser-store.ts";

/** A storage with so much room, in characters. */
function storage(room = 100): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("No room", "QuotaExceededError");
      kept[key] = value;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(kept, key);
    },
  };
  return new Proxy(kept, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  }) as unknown as Storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a value is read as it was written, until it is removed", () => {
  vi.stubGlobal("localStorage", storage());
  expect(deviceStore.read("a")).toBeNull();
  expect(deviceStore.write("a", "1")).toBe(true);
  expect(deviceStore.writeJson("b", { c: 2 })).toBe(true);
  expect([deviceStore.read("a"), deviceStore.readJson("b")]).toEqual(["1", { c: 2 }]);
  deviceStore.remove("a");
  expect(deviceStore.read("a")).toBeNull();
});

test("keys that start alike are removed together, and others stay", () => {
  vi.stubGlobal("localStorage", storage());
  for (const key of ["firestore_a", "firestore_b", "crewline.c"]) deviceStore.write(key, "1");
  deviceStore.removeAll("firestore_");
  expect(["firestore_a", "firestore_b", "crewline.c"].map(deviceStore.read)).toEqual([
    null,
    null,
    "1",
  ]);
});

test("text that is no JSON reads as nothing", () => {
  vi.stubGlobal("sessionStorage", storage());
  tabStore.write("a", "{");
  expect(tabStore.readJson("a")).toBeNull();
});

test("a full storage keeps what it has, and says that the new value is not kept", () => {
  vi.stubGlobal("localStorage", storage(2));
  deviceStore.write("a", "1");
  expect(deviceStore.write("a", "too long")).toBe(false);
  expect(deviceStore.read("a")).toBe("1");
});

test("the app stopped where the browser forbids storage", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  expect(tabStore.write("a", "1")).toBe(false);
  expect([deviceStore.read("a"), deviceStore.readJson("a")]).toEqual([null, null]);
  deviceStore.remove("a");
  deviceStore.removeAll("a");
});
