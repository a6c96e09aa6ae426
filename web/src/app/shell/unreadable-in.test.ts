import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { expect, test } from "vitest";
import { QueryCache, QueryClient, QueryObserver } from "@tanstack/react-query";
import { isUpdatingIn, unreadableIn } from "./unreadable-in.ts";

function aScreen(...shown: readonly [key: string, data: unknown][]) {
  const client = new QueryClient({ queryCache: new QueryCache() });
  for (const [key, data] of shown) {
    client.setQueryData([key], data);
    new QueryObserver(client, { queryKey: [key], enabled: false }).subscribe(() => undefined);
  }
  return client;
}

test("records that live lists leave out are named once, however many lists leave them out", () => {
  const client = aScreen(
    ["a", { status: "ready", data: [], unreadable: ["e1", "e2"] }],
    ["b", { status: "ready", data: [], unreadable: ["e1"] }],
    ["c", { status: "ready", data: [] }],
  );
  expect(unreadableIn(client.getQueryCache())).toEqual(["e1", "e2"]);
});

test("answers of the server count theirs, also page by page", () => {
  const client = aScreen(
    [
      "users",
      {
        pages: [
          { users: [], unreadable: 1 },
          { users: [], unreadable: 0 },
        ],
      },
    ],
    ["companies", { companies: [], unreadable: 2 }],
  );
  expect(unreadableIn(client.getQueryCache())).toHaveLength(3);
});

test("what is no longer on the screen says nothing", () => {
  const client = aScreen();
  client.setQueryData(["gone"], { status: "ready", data: [], unreadable: ["e1"] });
  expect(unreadableIn(client.getQueryCache())).toEqual([]);
});

test.each([
  ["that has not been migrated", {}, true],
  ["in the shape of the release", { dataShape: DATA_SHAPE }, false],
])("a company %s explains records that are left out: %j", (_what, data, expected) => {
  const client = aScreen();
  client.setQueryData(["live", "ana", "companies/harbor"], { status: "ready", data });
  expect(isUpdatingIn(client.getQueryCache(), aCompanyId("harbor"))).toBe(expected);
  expect(isUpdatingIn(client.getQueryCache(), aCompanyId("other"))).toBe(false);
});
