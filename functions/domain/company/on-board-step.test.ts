import { expect, test } from "vitest";
import { onBoardStep } from "./on-board-step.ts";

const has = (company: boolean, location: boolean, people: boolean) => ({
  company,
  location,
  people,
});

test("setting up goes on at the first thing that is missing", () => {
  expect(onBoardStep(has(false, false, false))).toBe("company");
  expect(onBoardStep(has(true, false, false))).toBe("location");
  expect(onBoardStep(has(true, true, false))).toBe("people");
  expect(onBoardStep(has(true, true, true))).toBe("finish");
});

test("people can be left out or added again, once there is a place of work", () => {
  expect(onBoardStep(has(true, true, false), "finish")).toBe("finish");
  expect(onBoardStep(has(true, true, true), "people")).toBe("people");
  expect(onBoardStep(has(true, true, true), "location")).toBe("location");
});

test("a step that is not open yet, or none at all, cannot be reached by the address", () => {
  expect(onBoardStep(has(false, false, false), "finish")).toBe("company");
  expect(onBoardStep(has(true, false, false), "people")).toBe("location");
  expect(onBoardStep(has(true, true, true), "company")).toBe("finish");
  expect(onBoardStep(has(true, true, true), "nonsense")).toBe("finish");
});
