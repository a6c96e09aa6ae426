import { expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { shiftsInTheWay } from "./shifts-in-the-way.ts";

test("one shift in the way is cancelled or moved, of several the first is named", () => {
  expect(shiftsInTheWay(1, { where: "Harbor", firstDay: "2026-11-27" }, unknownReader)).toBe(
    "One shift is planned at Harbor, on 27 Nov 2026. Cancel it or move it first.",
  );
  expect(shiftsInTheWay(3, { where: "Harbor", firstDay: "2026-11-27" }, unknownReader)).toBe(
    "3 shifts are planned at Harbor, the first on 27 Nov 2026. Cancel or move them first.",
  );
});
