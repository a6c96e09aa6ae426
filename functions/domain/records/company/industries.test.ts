import { describe, expect, test } from "vitest";
import type { Industry, Starter } from "./industries.ts";
import {
  industries,
  noStarter,
  starterSchema,
  usualRoles,
  withIndustry,
  withRoleNames,
} from "./industries.ts";

const names = ({ jobRoles }: Starter) => jobRoles.map(({ name }) => name);
const startOf = (industry: Industry) => withIndustry(noStarter, industry);

describe.each(industries)("the usual job roles of %s", (industry) => {
  const roles = usualRoles(industry);

  test("are a few, each once, as Settings would save them", () => {
    expect(roles.length).toBeGreaterThanOrEqual(3);
    expect(roles.length).toBeLessThanOrEqual(8);
    expect(starterSchema.safeParse({ industry, jobRoles: roles }).success).toBe(true);
  });

  test("have colours that differ", () => {
    expect(new Set(roles.map(({ colour }) => colour)).size).toBe(roles.length);
  });
});

test("without an industry there are no roles", () => {
  expect(usualRoles(null)).toEqual([]);
  expect(withIndustry(startOf("cafe"), null)).toEqual(noStarter);
});

describe("changing the industry", () => {
  test("replaces the roles that were not edited", () => {
    expect(withIndustry(startOf("cafe"), "gym")).toEqual(startOf("gym"));
  });

  test("keeps what was added, and brings back nothing that was removed", () => {
    const cafe = withRoleNames(startOf("cafe"), ["Barista", "Roaster"]);
    const restaurant = withIndustry(cafe, "restaurant");
    expect(names(restaurant)).toContain("Roaster");
    expect(names(restaurant)).not.toContain("Barista");
    expect(names(restaurant)).not.toContain("Shift lead");
    expect(names(restaurant)).not.toContain("Dishwasher");
    expect(names(restaurant)).toContain("Server");
  });

  test("keeps a role whose colour was changed, and one that people have", () => {
    const start = startOf("cafe");
    const [lead, ...others] = start.jobRoles;
    if (lead === undefined) throw new Error("There are no roles.");
    const edited = { ...start, jobRoles: [{ ...lead, colour: "#123456" }, ...others] };
    const gym = withIndustry(edited, "gym", ["barista"]);
    expect(gym.jobRoles).toContainEqual({ ...lead, colour: "#123456" });
    expect(names(gym)).toContain("Barista");
    expect(names(gym)).not.toContain("Cashier");
  });

  test("gives every role a colour of its own", () => {
    const own = withRoleNames(noStarter, ["Roaster", "Taster"]);
    for (const industry of industries) {
      const { jobRoles } = withIndustry(own, industry);
      expect(new Set(jobRoles.map(({ colour }) => colour)).size).toBe(jobRoles.length);
    }
  });
});

describe("typing the roles", () => {
  test("takes a name once, whatever its case, and keeps the colours of the others", () => {
    const start = startOf("cafe");
    const typed = withRoleNames(start, [...names(start), "Roaster", "roaster", "BARISTA"]);
    expect(names(typed)).toEqual([...names(start), "Roaster"]);
    expect(typed.jobRoles.slice(0, -1)).toEqual(start.jobRoles);
  });

  test("gives a removed role its colour back", () => {
    const start = startOf("cafe");
    const [lead, ...others] = names(start);
    const again = withRoleNames(withRoleNames(start, others), [...others, lead ?? ""]);
    expect(again.jobRoles.at(-1)).toEqual(start.jobRoles[0]);
  });
});
