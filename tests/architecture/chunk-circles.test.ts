import { expect, test } from "vitest";
import { circleOf } from "../../web/chunk-circles.config.ts";

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test("an employee's Home stopped because two chunks imported one another", () => {
  const chunks = [
    chunk("home", "outbox"),
    chunk("outbox", "shared", "react"),
    chunk("react"),
    chunk("shared", "react", "outbox"),
  ];
  expect(circleOf(chunks)).toEqual(["outbox", "shared", "outbox"]);
});

test("chunks that meet again below are no circle", () => {
  expect(circleOf([chunk("a", "b", "c"), chunk("b", "d"), chunk("c", "d"), chunk("d")])).toBeNull();
});
