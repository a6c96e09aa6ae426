import { describe, expect, test } from "vitest";
import { aSkill, held } from "../../records/skills/skill-id.test-support.ts";
import { heldSkillsSchema, MOST_SKILLS, skillsSchema } from "../../records/skills/skill.ts";
import { eachOnce, namedSkills, skillNames } from "./held-skills.ts";
import { withSkills } from "./skill-list.ts";

const firstAid = aSkill("First aid", { code: "FA" });
const nameOf = skillNames([firstAid]);

test("skills are named by the company's list, whatever they were called before", () => {
  expect(namedSkills([held("First aid", "2027-01-31")], nameOf)).toEqual([
    { name: "First aid", expiresOn: "2027-01-31" },
  ]);
});

test("a skill that the list lacks never shows its id", () => {
  expect(nameOf(aSkill("Gone").id)).toBe("Former skill");
});

describe("a skill that one person has twice", () => {
  test.each([
    ["2026-01-31", "2027-01-31", "2027-01-31"],
    ["2027-01-31", "2026-01-31", "2027-01-31"],
    [null, "2027-01-31", null],
    ["2027-01-31", null, null],
  ])("until %s and until %s, is held until %s", (first, second, end) => {
    const skills = [held("First aid", first), held("Forklift"), held("First aid", second)];
    expect(eachOnce(skills)).toEqual([held("First aid", end), held("Forklift")]);
  });

  test("is refused beside the second one", () => {
    const read = heldSkillsSchema.safeParse([held("First aid"), held("First aid", "2027-01-31")]);
    expect(read.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[1, "skillId"], "repeatedSkill"],
    ]);
  });
});

describe("a list of skills is refused", () => {
  const problemOf = (...skills: unknown[]) => skillsSchema.safeParse(skills).error?.issues[0];

  test.each([
    ["two names that differ in case alone", aSkill("FIRST AID", { id: aSkill("x").id }), "name"],
    ["two names that differ in spaces alone", { ...aSkill("x"), name: " First  aid " }, "name"],
    ["two skills of one code", aSkill("Forklift", { code: "fa" }), "code"],
    ["two skills of one id", { ...aSkill("Forklift"), id: firstAid.id }, "id"],
    ["a skill without a name", { ...aSkill("Forklift"), name: " " }, "name"],
  ])("with %s", (_what, skill, field) => {
    expect(problemOf(firstAid, skill)?.path).toEqual([1, field]);
  });

  test("with more than a company can have", () => {
    const full = Array.from({ length: MOST_SKILLS + 1 }, (_, index) => aSkill(`Skill ${index}`));
    expect(problemOf(...full)?.message).toBe("atMostSkillsOfCompany 300");
  });
});

test("new skills are added below the others, each with its id", () => {
  let ids = 0;
  const added = withSkills([firstAid], ["Forklift", "Alcohol"], () => `new-${(ids += 1)}`);
  expect(added).toEqual([
    firstAid,
    { id: "new-1", name: "Forklift", code: "", isArchived: false },
    { id: "new-2", name: "Alcohol", code: "", isArchived: false },
  ]);
});
