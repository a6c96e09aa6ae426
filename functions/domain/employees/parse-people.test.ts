import { describe, expect, test } from "vitest";
import { MAX_PEOPLE, parsePeople, understoodPeople } from "./parse-people.ts";

const ana = {
  name: "Ana Diaz",
  email: "ana@x.example",
  jobRole: "Barista",
  rateTenThousandths: 185_000,
};
const one = (text: string) => parsePeople(text)[0];
const personIn = (text: string) => one(text)?.person;
const problemIn = (text: string) => one(text)?.problem;

describe("a line is understood", () => {
  test.each([
    "Ana Diaz, ana@x.example, Barista, 18.50",
    "Ana Diaz,ana@x.example,Barista,18.50",
    "Ana Diaz\tana@x.example\tBarista\t18.50",
    "Ana Diaz;ana@x.example;Barista;18,50",
    "Ana Diaz, ana@x.example, Barista, 18,50",
    "Ana Diaz, Barista, 18.50, ana@x.example",
    "Ana Diaz, ANA@X.example, Barista, $18.50",
    "Ana Diaz, ana@x.example, Barista, 18.50 USD",
    "Ana Diaz, ana@x.example, Barista, USD 18.50/h",
    "  Ana Diaz ,, ana@x.example , Barista,18.5,",
    '"Ana Diaz", ana@x.example, "Barista", "18,50"',
  ])("when it is written as %o", (text) => {
    expect(personIn(text)).toEqual(ana);
  });

  test("with a name alone; the rest can come later", () => {
    expect(personIn("Ana Diaz")).toEqual({
      name: "Ana Diaz",
      email: null,
      jobRole: null,
      rateTenThousandths: null,
    });
    expect(personIn("Ana Diaz, 18")?.rateTenThousandths).toBe(180_000);
  });

  test("with a comma inside quotes", () => {
    expect(personIn('"Diaz, Ana", Barista')?.name).toBe("Diaz, Ana");
  });

  test("with a job role that begins with three capitals", () => {
    expect(personIn("Bo Lee, VIP host")?.jobRole).toBe("VIP host");
  });
});

describe("a line is refused with its reason", () => {
  test.each([
    ["Ana Diaz, ana@x", "Enter an e-mail address, for example ana@example.com."],
    ["ana@x.example, 18.50", "The name is missing."],
    ["Ana Diaz, 18.50.20", '"18.50.20" is not an hourly rate.'],
    ["Ana Diaz, -5", '"-5" is not an hourly rate.'],
    ["Ana Diaz, 18, 50", "There are two numbers; write one hourly rate."],
    ["Ana Diaz, a@x.example, b@x.example", "There are two e-mail addresses."],
    ["Ana, Diaz, Barista", "There is more than a name, an e-mail, a job role, a rate."],
    [`Ana, ${"x".repeat(41)}`, "Use at most 40 characters."],
  ])("%o", (text, problem) => {
    expect(personIn(text)).toBeNull();
    expect(problemIn(text)).toBe(problem);
  });

  test("when an earlier line has the same e-mail in another spelling", () => {
    const lines = parsePeople("Ana, ana@x.example\n\nBea, ANA@x.example");
    expect(lines.map((line) => [line.line, line.problem])).toEqual([
      [1, null],
      [3, "Line 1 has the same e-mail."],
    ]);
  });

  test("when it is one more than can be added at once", () => {
    const text = Array.from({ length: MAX_PEOPLE + 1 }, (_, index) => `Person ${index}`).join("\n");
    const lines = parsePeople(text);
    expect(understoodPeople(lines)).toHaveLength(MAX_PEOPLE);
    expect(lines.at(-1)?.problem).toContain("at most 200");
  });
});

describe("a whole text", () => {
  test("may have empty lines, any line ends and a line of headings", () => {
    const lines = parsePeople("Name\tE-mail\tJob role\tHourly rate\r\nAna Diaz\r\n\r\nBo Lee\r");
    expect(lines.map((line) => [line.line, line.person?.name])).toEqual([
      [2, "Ana Diaz"],
      [4, "Bo Lee"],
    ]);
  });

  test("of one person called like a heading is still a person", () => {
    expect(parsePeople("Job")[0]?.person?.name).toBe("Job");
    expect(parsePeople("")).toEqual([]);
  });
});
