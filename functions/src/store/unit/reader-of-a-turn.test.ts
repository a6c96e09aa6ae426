import { formatsOfAnybody, presentFormats } from "@crewline/domain/kernel/formats/formats";
import { expect, test } from "vitest";
import { forReader } from "../../platform/reader-formats.ts";
import { inTurn } from "./in-turn.ts";

const twelve = { clock: "12", dateOrder: "monthFirst", numberStyle: "point" } as const;
const twentyFour = { clock: "24", dateOrder: "dayFirst", numberStyle: "comma" } as const;

test("two calls that are answered at the same time keep their own reader, also in one turn", async () => {
  const seen = await Promise.all(
    [twelve, twentyFour].map((formats) =>
      forReader(formats, async () => {
        await Promise.resolve();
        return inTurn("week", async () => presentFormats());
      }),
    ),
  );
  expect(seen).toEqual([twelve, twentyFour]);
});

test("outside of a call there is no known reader", () => {
  expect(presentFormats()).toEqual(formatsOfAnybody);
});
