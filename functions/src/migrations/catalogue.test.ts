import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";

test("each migration has an id of its own and raises the shape of the data", () => {
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(DATA_SHAPE);
  expect(catalogue).toHaveLength(DATA_SHAPE);
});
