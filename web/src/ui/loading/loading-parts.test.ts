import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beginLoading, whenNothingLoads } from "./loading-parts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what can wait", () => {
  test("comes a second after the screen, once", () => {
    const act = vi.fn();
    whenNothingLoads(act);
    vi.advanceTimersByTime(999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5001);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("leaves the network to every part of the screen that still loads", () => {
    const act = vi.fn();
    const ends = [beginLoading(), beginLoading()];
    whenNothingLoads(act);
    vi.advanceTimersByTime(10_000);
    ends[0]?.();
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
    ends[1]?.();
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("never comes to a screen that was left", () => {
    const act = vi.fn();
    const giveUp = whenNothingLoads(act);
    giveUp();
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});
