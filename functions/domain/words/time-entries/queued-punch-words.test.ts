import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { describe, expect, test } from "vitest";
import {
  ofOthersText,
  recordedText,
  refusedText,
  tapText,
  waitingText,
} from "./queued-punch-words.ts";

const out = { kind: "clockOut", at: "5:02 PM" } as const;

describe("a punch that waits on the device", () => {
  test("offline says what is done, and when it will be sent", () => {
    expect(waitingText(out, false, onDevice)).toBe(
      "Clocked out at 5:02 PM. It will be sent when you're online again.",
    );
  });

  test("without an answer says that it is saved", () => {
    expect(waitingText({ kind: "startBreak", at: "1:00 PM" }, true, onDevice)).toBe(
      "Started a break at 1:00 PM. The server doesn't answer yet. It's saved on this device and will be sent.",
    );
  });

  test("and was sent says that it is recorded", () => {
    expect(recordedText(out, onDevice)).toBe("Recorded: clocked out at 5:02 PM.");
  });

  test("and was refused by a rule says the rule, and that the manager sees it", () => {
    const refusal = { ruleCode: "periodLocked", message: "The pay period is closed." };
    expect(refusedText(out, refusal, onDevice)).toBe(
      "Not recorded: your clock-out at 5:02 PM. The pay period is closed. Your manager sees this and can enter the time.",
    );
  });

  test("and found no running clock does not claim that the employee is not clocked in now", () => {
    const refusal = { ruleCode: "notClockedIn", message: "You are not clocked in." };
    expect(refusedText(out, refusal, onDevice)).toBe(
      "Not recorded: your clock-out at 5:02 PM. No clock was running when it arrived. Your manager sees this and can enter the time.",
    );
  });

  test("and was refused for another reason says whom to ask", () => {
    const refusal = { ruleCode: null, message: "Your role does not allow this." };
    expect(refusedText(out, refusal, onDevice)).toMatch(/Ask your manager to enter the time\.$/u);
  });

  test("of another person says who has to sign in", () => {
    expect(ofOthersText("Bo Ode", 2, onDevice)).toBe(
      "Waiting on this device: 2 punches of Bo Ode, sent when Bo Ode signs in here.",
    );
  });

  test("tells its day if that is not today", () => {
    const at = "2026-03-02T22:02:00.000Z";
    const zone = "America/New_York";
    expect(tapText({ at, now: "2026-03-02T23:00:00.000Z" }, zone, onDevice)).toBe("5:02 PM");
    expect(tapText({ at, now: "2026-03-03T15:00:00.000Z" }, zone, onDevice)).toMatch(
      /Mar 2.*5:02 PM/u,
    );
  });
});
