import { beforeEach, expect, test } from "vitest";
import type { Definition, ProcessParts } from "./share-processes.ts";
import { processParts, shareProcesses } from "./share-processes.ts";
import { targetHeader } from "./target-header.ts";

const functions: Definition[] = [
  { id: "us-central1-trpc", entryPoint: "trpc", httpsTrigger: {} },
  { id: "us-central1-auth", entryPoint: "auth", httpsTrigger: {} },
  { id: "us-central1-onShiftWritten", entryPoint: "onShiftWritten" },
  { id: "us-central1-jobs-sendMail", entryPoint: "jobs.sendMail", taskQueueTrigger: {} },
];

let sent: unknown[];
let parts: ProcessParts;
beforeEach(() => {
  sent = [];
  parts = {
    pool: {
      getKey: (triggerId) => triggerId ?? "",
      submitRequest: async (...words) => void sent.push(...words),
    },
    emulator: {
      addTriggerRecord: () => {},
      startNode: () => Promise.reject(new Error("not in a test")),
    },
  };
  shareProcesses(parts);
  for (const definition of functions) parts.emulator.addTriggerRecord(definition, {});
});

test("functions that answer a person share processes, triggers and task queues others", () => {
  expect(functions.map(({ id }) => parts.pool.getKey(id))).toEqual([
    "requests",
    "requests",
    "background",
    "background",
  ]);
});

test("a request names its function, whatever its sender names", async () => {
  const headers = { cookie: "a=b", [targetHeader]: "trpc" };
  await parts.pool.submitRequest("us-central1-jobs-sendMail", { headers }, "a response");
  expect(sent).toEqual([
    "us-central1-jobs-sendMail",
    { headers: { cookie: "a=b", [targetHeader]: "jobs.sendMail" } },
    "a response",
  ]);
});

test("the firebase-tools that are installed have what is changed", () => {
  const { pool, emulator } = processParts();
  const changed = [pool.getKey, pool.submitRequest, emulator.addTriggerRecord, emulator.startNode];
  expect(changed.map((method) => typeof method)).toEqual(Array(4).fill("function"));
});
