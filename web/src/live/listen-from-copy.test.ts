import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveChange, StoredDocument } from "./live-source.ts";
import { fakePorts } from "./live.fakes.ts";
import type { AnswerStore } from "./listen-from-copy.ts";
import { listenFromCopy, SAVE_AFTER_MS } from "./listen-from-copy.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ana, ben] = [
  { id: "ana", data: { name: "Ana" } },
  { id: "ben", data: { name: "Ben" } },
];

/** A listener on a device that has kept these documents, or no answer; they may be in memory. */
async function aListener(kept: StoredDocument[] | null, isInMemory = false) {
  const fake = fakePorts();
  const told: (LiveChange & { isFromCache: boolean })[] = [];
  const saved: (readonly StoredDocument[])[] = [];
  const remove = vi.fn<AnswerStore["remove"]>().mockResolvedValue();
  const store: AnswerStore = {
    known: () => (isInMemory ? kept : null),
    read: async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return kept;
    },
    save: async (_uid, _query, documents) => void saved.push(documents),
    remove,
  };
  const onError = vi.fn<(isDenied: boolean) => void>();
  const onAsked = vi.fn<() => void>();
  const stop = listenFromCopy(fake.ports.listen, store)(
    aUserId("u"),
    { kind: "document", path: "people" },
    {
      onAsked,
      onChange: (change, isFromCache) => void told.push({ ...change, isFromCache }),
      onError,
    },
  );
  const answer = (documents: StoredDocument[], isFromCache = false) =>
    fake.listeners[0]?.handlers.onChange(
      { ids: documents.map(({ id }) => id), changed: documents },
      isFromCache,
    );
  const deny = () => fake.listeners[0]?.handlers.onError(true);
  const later = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  return { told, saved, remove, onError, stop, answer, deny, later };
}

test("the last answer is told before the server's, of which only the differences follow", async () => {
  const { told, answer } = await aListener([ana, ben]);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual([{ ids: ["ana", "ben"], changed: [ana, ben], isFromCache: true }]);
  const renamed = { id: "ben", data: { name: "Benno" } };
  answer([structuredClone(ana), renamed]);
  expect(told[1]).toEqual({ ids: ["ana", "ben"], changed: [renamed], isFromCache: false });
});

test("an answer in memory is told at once, for the first render", async () => {
  const { told, answer } = await aListener([ana], true);
  expect(told).toEqual([{ ids: ["ana"], changed: [ana], isFromCache: true }]);
  answer([structuredClone(ana)]);
  expect(told.at(-1)).toEqual({ ids: ["ana"], changed: [], isFromCache: false });
});

test("an answer of the server is kept once, and not again while it stays the same", async () => {
  const { saved, answer, later } = await aListener(null);
  answer([ana], true);
  await later();
  expect(saved).toEqual([]);
  answer([ana]);
  answer([ana, ben]);
  await later();
  answer([ana, ben]);
  await later();
  expect(saved).toEqual([[ana, ben]]);
  answer([ben]);
  await later();
  expect(saved.at(-1)).toEqual([ben]);
});

test("a kept answer that the server confirms is not written again", async () => {
  const { saved, answer, later } = await aListener([ana]);
  await later();
  answer([structuredClone(ana)]);
  await later();
  expect(saved).toEqual([]);
});

test("the last answer comes too late once Firestore has answered, or nobody listens", async () => {
  const answered = await aListener([ana]);
  answered.answer([ben]);
  await answered.later();
  expect(answered.told).toHaveLength(1);
  const stopped = await aListener([ana]);
  stopped.stop();
  await stopped.later();
  expect(stopped.told).toEqual([]);
});

test("what the reader may no longer see is taken off the device", async () => {
  const { remove, onError, saved, answer, deny, later } = await aListener(null);
  answer([ana]);
  deny();
  await later();
  expect(saved).toEqual([]);
  expect(remove).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledWith(true);
});
