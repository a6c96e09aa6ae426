import { expect, test, vi } from "vitest";
import { eventStarter } from "./events-at-once.ts";

/** Events that end when they are told to, and which of them were acknowledged. */
function someEvents(count: number, begin = eventStarter(8)) {
  const ends: (() => void)[] = [];
  const acknowledged: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const handle = () => new Promise<void>((resolve) => ends.push(resolve));
    void begin(handle).then(() => acknowledged.push(index));
  }
  return { ends, acknowledged };
}

test("an event is acknowledged while it is handled, and waits where too many are", async () => {
  const { ends, acknowledged } = someEvents(10);
  await expect.poll(() => acknowledged).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ends).toHaveLength(8);
  ends[0]?.();
  await expect.poll(() => acknowledged).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  for (const end of ends) end();
  await expect.poll(() => acknowledged).toHaveLength(10);
});

test("in a stack that does not ask for it, an event is acknowledged when it was handled", async () => {
  const { ends, acknowledged } = someEvents(1, eventStarter(0));
  await expect.poll(() => ends).toHaveLength(1);
  expect(acknowledged).toEqual([]);
  ends[0]?.();
  await expect.poll(() => acknowledged).toEqual([0]);
});

test("an event that fails is logged, and leaves room for the next one", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = new Error("no");
  const begin = eventStarter(1);
  await begin(() => Promise.reject(failed));
  await begin(() => Promise.resolve());
  expect(said.mock.calls).toEqual([[failed]]);
  said.mockRestore();
});
