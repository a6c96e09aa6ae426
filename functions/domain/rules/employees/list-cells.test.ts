import { describe, expect, test } from "vitest";
import { readNames, readSkills, skillsText } from "./list-cells.ts";

describe("names in one cell", () => {
  test.each([
    ["Barista; Cook", ["Barista", "Cook"]],
    ["barista, cook", ["Barista", "Cook"]],
    ["Cook, front", ["Cook, front"]],
    ["Cook, front; Barista", ["Cook, front", "Barista"]],
    ["Cook; cook;", ["Cook"]],
    ["Runner", ["Runner"]],
    ["", []],
  ])("%j are %j", (text, names) => {
    expect(readNames(text, ["Barista", "Cook", "Cook, front"])).toEqual(names);
  });
});

describe("skills in one cell", () => {
  const skills = [
    { name: "Food safety (level 2)", expiresOn: "2027-01-31" },
    { name: "First aid", expiresOn: null },
  ];

  test("are read as they were written", () => {
    expect(skillsText(skills)).toBe("Food safety (level 2) (2027-01-31); First aid");
    expect(readSkills(skillsText(skills), "day")).toEqual({ skills });
  });

  test("have no end where brackets belong to the name of one that the company has", () => {
    const known = ["CPR (level 2)"];
    expect(readSkills("cpr (level 2); First aid", "day", known)).toEqual({
      skills: [
        { name: "cpr (level 2)", expiresOn: null },
        { name: "First aid", expiresOn: null },
      ],
    });
    expect(readSkills("CPR (level 2) (2027-01-31)", "day", known)).toEqual({
      skills: [{ name: "CPR (level 2)", expiresOn: "2027-01-31" }],
    });
  });

  test("end on days as a spreadsheet writes them, and on no other words", () => {
    expect(readSkills("Forklift (1/31/2027)", "month")).toEqual({
      skills: [{ name: "Forklift", expiresOn: "2027-01-31" }],
    });
    expect(readSkills("Forklift (31/31/2027)", "month")).toEqual({ noDay: "31/31/2027" });
    expect(readSkills("", "day")).toEqual({ skills: [] });
  });
});
