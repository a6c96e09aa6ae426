import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ASK_AGAIN_AFTER_MS, Unanswered } from "./unanswered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function someQuestions() {
  const device = { isOnline: true };
  const askAgain = vi.fn<() => void>();
  const unanswered = new Unanswered({ isOnline: () => device.isOnline, askAgain });
  return { unanswered, askAgain, device };
}
const wait = (times: number) => vi.advanceTimersByTime(times * ASK_AGAIN_AFTER_MS);

describe("an answer that was lost on its way", () => {
  test("is asked for again after a while, and more seldom each time", () => {
    const { unanswered, askAgain } = someQuestions();
    unanswered.add();
    wait(0.9);
    expect(askAgain).not.toHaveBeenCalled();
    wait(0.1);
    expect(askAgain).toHaveBeenCalledOnce();
    wait(2);
    expect(askAgain).toHaveBeenCalledTimes(2);
    wait(3.9);
    expect(askAgain).toHaveBeenCalledTimes(2);
    wait(0.1);
    expect(askAgain).toHaveBeenCalledTimes(3);
  });

  test("of a later question has its own time", () => {
    const { unanswered, askAgain } = someQuestions();
    const answered = unanswered.add();
    wait(0.5);
    unanswered.add();
    answered();
    wait(0.9);
    expect(askAgain).not.toHaveBeenCalled();
    wait(0.1);
    expect(askAgain).toHaveBeenCalledOnce();
  });

  test("is not asked for sooner because those beside it come again each time", () => {
    const { unanswered, askAgain } = someQuestions();
    askAgain.mockImplementation(() => {
      const answered = unanswered.add();
      answered();
    });
    unanswered.add();
    wait(3);
    expect(askAgain).toHaveBeenCalledTimes(2);
    wait(3.9);
    expect(askAgain).toHaveBeenCalledTimes(2);
    wait(0.1);
    expect(askAgain).toHaveBeenCalledTimes(3);
  });

  test("is asked for after the usual time again once none was left", () => {
    const { unanswered, askAgain } = someQuestions();
    const answered = unanswered.add();
    wait(3);
    expect(askAgain).toHaveBeenCalledTimes(2);
    answered();
    unanswered.add();
    wait(1);
    expect(askAgain).toHaveBeenCalledTimes(3);
  });
});

test("what was answered, or is no longer asked, is not asked again", () => {
  const { unanswered, askAgain } = someQuestions();
  const answers = [unanswered.add(), unanswered.add()];
  wait(0.5);
  for (const answered of answers) answered();
  wait(10);
  expect(askAgain).not.toHaveBeenCalled();
});

test("a device that is offline asks nothing, and again soon after it is back", () => {
  const { unanswered, askAgain, device } = someQuestions();
  device.isOnline = false;
  unanswered.add();
  wait(20);
  expect(askAgain).not.toHaveBeenCalled();
  device.isOnline = true;
  wait(1);
  expect(askAgain).toHaveBeenCalledOnce();
});
