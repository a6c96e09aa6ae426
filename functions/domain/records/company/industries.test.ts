import { beforeEach, describe, expect, test } from "vitest";
import type { Industry, Starter } from "./industries.ts";
import {
  industries,
  noStarter,
  starterSchema,
  usualRoles,
  withIndustry,
  withRoleNames,
} from "./industries.ts";

/** A new id for each role; equal in each test. */
let ids = 0;
beforeEach(() => {
  ids = 0;
});
const newId = () => `role-${(ids += 1)}`;
const names = ({ jobRoles }: Starter) => jobRoles.map(({ name }) => name);
const startOf = (industry: Industry) => withIndustry(noStarter, industry, { newId });

describe.each(industries)("the usual job roles of %s", (industry) => {
  const roles = usualRoles(industry);

  test("are a few, each once, as Settings would save them", () => {
    expect(roles.length).toBeGreaterThanOrEqual(3);
    expect(roles.length).toBeLessThanOrEqual(8);
    expect(starterSchema.safeParse(startOf(industry)).success).toBe(true);
  });

  test("have colours that differ", () => {
    expect(new Set(roles.map(({ colour }) => colour)).size).toBe(roles.length);
  });
});

test("without an industry there are no roles", () => {
  expect(usualRoles(null)).toEqual([]);
  expect(withIndustry(startOf("cafe"), null, { newId })).toEqual(noStarter);
});

describe("changing the industry", () => {
  test("replaces the roles that were not edited", () => {
    const gym = withIndustry(startOf("cafe"), "gym", { newId });
    const plain = ({ jobRoles }: Starter) => jobRoles.map(({ name, colour }) => [name, colour]);
    expect(plain(gym)).toEqual(plain(startOf("gym")));
  });

  test("keeps what was added, and brings back nothing that was removed", () => {
    const cafe = withRoleNames(startOf("cafe"), ["Barista", "Roaster"], newId);
    const restaurant = withIndustry(cafe, "restaurant", { newId });
    expect(names(restaurant)).toContain("Roaster");
    expect(names(restaurant)).not.toContain("Barista");
    expect(names(restaurant)).not.toContain("Shift lead");
    expect(names(restaurant)).not.toContain("Dishwasher");
    expect(names(restaurant)).toContain("Server");
  });

  test("keeps a role whose colour was changed, and one that people have", () => {
    const start = startOf("cafe");
    const [lead, ...others] = start.jobRoles;
    const held = others.filter(({ name }) => name === "Barista").map(({ id }) => id);
    if (lead === undefined) throw new Error("There are no roles.");
    const edited = { ...start, jobRoles: [{ ...lead, colour: "#123456" }, ...others] };
    const gym = withIndustry(edited, "gym", { held, newId });
    expect(gym.jobRoles).toContainEqual({ ...lead, colour: "#123456" });
    expect(names(gym)).toContain("Barista");
    expect(names(gym)).not.toContain("Cashier");
  });

  test("gives every role a colour of its own", () => {
    const own = withRoleNames(noStarter, ["Roaster", "Taster"], newId);
    for (const industry of industries) {
      const { jobRoles } = withIndustry(own, industry, { newId });
      expect(new Set(jobRoles.map(({ colour }) => colour)).size).toBe(jobRoles.length);
    }
  });
});

describe("typing the roles", () => {
  test("takes a name once, whatever its case, and keeps the colours of the others", () => {
    const start = startOf("cafe");
    const typed = withRoleNames(start, [...names(start), "Roaster", "roaster", "BARISTA"], newId);
    expect(names(typed)).toEqual([...names(start), "Roaster"]);
    expect(typed.jobRoles.slice(0, -1)).toEqual(start.jobRoles);
  });

  test("gives a removed role its colour back", () => {
    const start = startOf("cafe");
    const [lead, ...others] = names(start);
    const again = withRoleNames(
      withRoleNames(start, others, newId),
      [...others, lead ?? ""],
      newId,
    );
    const { name, colour } = start.jobRoles[0] ?? {};
    expect(again.jobRoles.at(-1)).toMatchObject({ name, colour });
  });
});
