import { afterAll, beforeAll, expect, test } from "vitest";
import {
  deviceFormats,
  formatsOfAnybody,
  setPresentFormats,
} from "../../kernel/formats/formats.ts";
import { shiftsInTheWay } from "./shifts-in-the-way.ts";

beforeAll(() => setPresentFormats(formatsOfAnybody));
afterAll(() => setPresentFormats(deviceFormats));

test("one shift in the way is cancelled or moved, of several the first is named", () => {
  expect(shiftsInTheWay(1, "Harbor", "2026-11-27")).toBe(
    "One shift is planned at Harbor, on 27 Nov 2026. Cancel it or move it first.",
  );
  expect(shiftsInTheWay(3, "Harbor", "2026-11-27")).toBe(
    "3 shifts are planned at Harbor, the first on 27 Nov 2026. Cancel or move them first.",
  );
});
