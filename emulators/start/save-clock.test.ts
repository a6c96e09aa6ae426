import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startSaveClock } from "./save-clock.ts";

const { saveData, said } = vi.hoisted(() => ({
  saveData: vi.fn<() => Promise<void>>(),
  said: [] as string[],
}));

vi.mock("../stack/saved-data.ts", () => ({ saveData }));
vi.mock("../say.ts", () => ({ say: (line: string) => said.push(line) }));

const minutes = (count: number) => count * 60_000;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  saveData.mockReset().mockResolvedValue(undefined);
  said.length = 0;
  stop = startSaveClock();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("the save clock", () => {
  test("saves every three minutes", async () => {
    await vi.advanceTimersByTimeAsync(minutes(3) - 1);
    expect(saveData).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(saveData).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(minutes(3));
    expect(saveData).toHaveBeenCalledTimes(2);
  });

  test("rests nineteen times as long as a slow save took", async () => {
    saveData.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, minutes(1))));
    await vi.advanceTimersByTimeAsync(minutes(3 + 1 + 19) - 1);
    expect(saveData).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(saveData).toHaveBeenCalledTimes(2);
  });

  test("tells of a save that failed and tries again", async () => {
    saveData.mockRejectedValueOnce(new Error("disk full"));
    await vi.advanceTimersByTimeAsync(minutes(6));
    expect(said).toEqual(["The data could not be saved this time: Error: disk full"]);
    expect(saveData).toHaveBeenCalledTimes(2);
  });

  test("saves no more once it is stopped", async () => {
    stop();
    await vi.advanceTimersByTimeAsync(minutes(60));
    expect(saveData).not.toHaveBeenCalled();
  });
});
