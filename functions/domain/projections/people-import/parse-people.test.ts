import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { aJobRole } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { phonesOf } from "../../kernel/phones/phones-of.ts";
import { MAX_PEOPLE, parsePeople, remainingText, understoodPeople } from "./parse-people.ts";

const ana = {
  name: "Ana Diaz",
  email: "ana@x.example",
  phone: null,
  jobRole: "Barista",
  rateTenThousandths: 185_000,
};
const places = [
  { id: aLocationId("pier"), name: "Pier" },
  { id: aLocationId("market"), name: "Market Hall" },
];
const known = {
  names: ["Olga Owner"],
  emails: ["olga@harbor.example"],
  jobRoles: [aJobRole("Barista", { code: "B1" }), aJobRole("Cook")],
  places,
  phones: phonesOf("US"),
  customFields: [],
  currency: "USD",
  dayOrder: "month" as const,
  locale: onDevice,
};
const one = (text: string) => parsePeople(text, known).lines[0];
const personIn = (text: string) => one(text)?.person;
const problemIn = (text: string) => one(text)?.problem;
const problemsIn = (text: string) =>
  parsePeople(text, known).lines.map(({ line, problem }) => [line, problem]);
const remarksIn = (text: string) =>
  parsePeople(text, known).lines.map((line) => (line.person === null ? [] : line.remarks));

test("a line with the email of an existing employee cannot be added", () => {
  expect(problemIn("Lou Park, OLGA@harbor.example, Barista")).toBe(
    "olga@harbor.example already belongs to someone in this company.",
  );
});

describe("the phone number of a line", () => {
  test.each([
    "Ana Diaz, (615) 555-0123, Barista, 18.50",
    "Ana Diaz\tBarista\t+1 615-555-0123\t18.50",
  ])("is found between the other cells: %s", (text) => {
    expect(personIn(text)).toMatchObject({ phone: "+16155550123", rateTenThousandths: 185_000 });
  });

  test.each(["Phone", "Mobile phone", "Cell", "Phone number"])(
    "stands under the heading %s",
    (heading) => {
      const { lines, unread } = parsePeople(`Name,${heading}\nAna Diaz,615 555 0123`, known);
      expect(lines[0]?.person).toMatchObject({ phone: "+16155550123" });
      expect(unread).toEqual([]);
    },
  );

  test("stays as it is written while the numbering plans are loaded", () => {
    const { lines } = parsePeople("Ana Diaz, 615 555 0123", { ...known, phones: null });
    expect(lines[0]?.person).toMatchObject({ phone: "615 555 0123" });
  });
});

describe("a line is understood", () => {
  test.each([
    "Ana Diaz, ana@x.example, Barista, 18.50",
    "Ana Diaz,ana@x.example,Barista,18.50",
    "Ana Diaz\tana@x.example\tBarista\t18.50",
    "Ana Diaz\t\tBarista\t18.50\tana@x.example",
    "Ana Diaz;ana@x.example;Barista;18,50",
    "Ana Diaz, ana@x.example, Barista, 18,50",
    "Ana Diaz, Barista, 18.50, ana@x.example",
    "Ana Diaz, ANA@X.example, barista, $18.50",
    "Ana Diaz, ana@x.example, Barista, 18.50 USD",
    "Ana Diaz, ana@x.example, Barista, USD 18.50/h",
    "Ana Diaz, mailto:ana@x.example, Barista, 18.50 per hour",
    "Ana Diaz <ana@x.example>, Barista, 18.50",
    "  Ana Diaz ,, ana@x.example , Barista,18.5,",
    '"Ana Diaz", ana@x.example, "Barista", "18,50"',
  ])("when it is written as %o", (text) => {
    expect(personIn(text)).toEqual(ana);
  });

  test("with a name alone; the rest can come later", () => {
    const rest = { email: null, phone: null, jobRole: null, rateTenThousandths: null };
    expect(personIn("Ana Diaz")).toEqual({ name: "Ana Diaz", ...rest });
    expect(personIn("Ana Diaz, 18")?.rateTenThousandths).toBe(180_000);
  });

  test("with a comma inside quotes", () => {
    expect(personIn('"Diaz, Ana", Barista')?.name).toBe("Diaz, Ana");
  });

  test("with a job role that begins with three capitals", () => {
    expect(personIn("Bo Lee, VIP host")?.jobRole).toBe("VIP host");
  });

  test("with the name of a location", () => {
    const line = one("Ana Diaz, market hall, Barista, 18.50, ana@x.example");
    expect(line).toMatchObject({ person: ana, locationId: "market" });
  });
});

describe("a line is refused with its reason", () => {
  test.each([
    ["Ana Diaz, ana@x", "“ana@x” is not an e-mail address: its end is missing, as in x.com."],
    [
      "Ana Diaz, @x.example",
      "“@x.example” is not an e-mail address: the part before the @ is missing.",
    ],
    [
      "Ana Diaz, ana@@x.example",
      "“ana@@x.example” is not an e-mail address: it has more than one @.",
    ],
    [
      "Ana Diaz, ana diaz@x.example",
      "“ana diaz@x.example” is not an e-mail address: it has a space in it.",
    ],
    [
      "ana@x.example, 18.50",
      "The name is missing. Begin the line with it: Ana Lima, barista, 18.50.",
    ],
    ["Ana Diaz, 18.50.20", "“18.50.20” is not an hourly rate. Write a number, for example 18.50."],
    ["Ana Diaz, -5", "“-5” is not an hourly rate: it cannot be below zero."],
    [
      "Ana Diaz, 150/day",
      "“150/day” is not an hourly rate. Write what one hour pays, for example 18.50, or a salary like 52000 a year.",
    ],
    ["Kenji Ito\tCook\t1,200", "“1,200” can be read in two ways. Write 1200 or 1.2."],
    ["Ana Diaz, 18, 50", "There are two numbers, 18 and 50. Write one hourly rate."],
    ["Ana Diaz, Barista, 18.50, 03/12/2026", "“03/12/2026” looks like a date. Leave it out here."],
    [
      "Ana Diaz, +1 555 0102030, 18.50",
      "Enter a phone number, for example (201) 555-0123. Numbers from other countries start with +.",
    ],
    [
      "Ana Diaz, 615 555 0123, 615 555 0124",
      "There are two phone numbers. Write one person a line.",
    ],
    [
      "Ana Diaz, a@x.example, b@x.example",
      "There are two e-mail addresses. Write one person a line.",
    ],
    [
      "Ana, Diaz, Barista",
      "“Diaz” and “Barista” cannot both be the job role. Write name, e-mail, job role, hourly rate.",
    ],
    [`Ana, ${"x".repeat(61)}`, "Use at most 60 characters."],
  ])("%o", (text, problem) => {
    expect(personIn(text)).toBeNull();
    expect(problemIn(text)).toBe(problem);
  });

  test("when an earlier line has the same e-mail in another spelling", () => {
    expect(problemsIn("Ana, ana@x.example\n\nBea, ANA@x.example")).toEqual([
      [1, null],
      [3, "Line 1 has the same e-mail."],
    ]);
  });

  test("when it repeats a name and no email address distinguishes the two", () => {
    expect(problemsIn("Ana Diaz, Barista\nana  diaz, Cook\nOlga Owner")).toEqual([
      [1, null],
      [2, "ana diaz is on line 1 already. Add an e-mail address if this is someone else."],
      [
        3,
        "Olga Owner is in your directory already. Add an e-mail address if this is someone else.",
      ],
    ]);
  });

  test("when it is one more than can be added at once", () => {
    const text = Array.from({ length: MAX_PEOPLE + 1 }, (_, index) => `Person ${index}`).join("\n");
    const { lines } = parsePeople(text);
    expect(understoodPeople(lines)).toHaveLength(MAX_PEOPLE);
    expect(lines.at(-1)?.problem).toContain("at most 200");
  });
});

describe("a line has a remark", () => {
  test("where its job role looks like a slip", () => {
    expect(remarksIn("Ana, Barrista\nBea, Cook\nCleo, Sommelier")).toEqual([
      ["“Barrista” will be a new job role. Did you mean Barista?"],
      [],
      [],
    ]);
  });

  test("when another employee has the same name", () => {
    expect(remarksIn("Ana, a@x.example\nAna, b@x.example")).toEqual([
      [],
      ["Ana is on line 1 already."],
    ]);
  });
});

describe("a whole text", () => {
  test("may have empty lines, any line ends and a line of headings", () => {
    const { lines } = parsePeople(
      "Name\tE-mail\tJob role\tHourly rate\r\nAna Diaz\r\n\r\nBo Lee\r",
    );
    expect(lines.map((line) => [line.line, line.person?.name])).toEqual([
      [2, "Ana Diaz"],
      [4, "Bo Lee"],
    ]);
  });

  test("is read by its headings, in any order, ignoring unused columns", () => {
    const text = [
      "Last name\tFirst name\tShoe size\tHourly rate ($)\tPosition\tStore\tE-mail address",
      "Diaz\tAna\t42\t18.50\tBarista\tPier\tana@x.example",
      "Lee\tBo\t\teighteen\tCook\tPier\t",
      "Kaya\tCem\t\t\t\tHarbor\t",
    ].join("\n");
    const { lines, unread } = parsePeople(text, known);
    expect(unread).toEqual(["Shoe size"]);
    expect(lines[0]).toMatchObject({ person: ana, locationId: "pier" });
    expect(lines.slice(1).map(({ problem }) => problem)).toEqual([
      "“eighteen” is not an hourly rate. Write a number, for example 18.50.",
      "There is no location called Harbor.",
    ]);
  });

  test("leaves behind the lines that need fixing, with their headings", () => {
    const text = "Name\tRate\nAna Diaz\t18.50\nBo Lee\teighteen\n\t12\n";
    const left = "Name\tRate\nBo Lee\teighteen\n\t12";
    expect(remainingText(parsePeople(text), new Set([2]))).toBe(left);
    expect(remainingText(parsePeople("Ana Diaz"), new Set([1]))).toBe("");
    expect(remainingText(parsePeople("Ana Diaz\nBo Lee"), new Set([1]))).toBe("Bo Lee");
  });

  test("has one spelling for each job role: the company's, else the first", () => {
    const { lines } = parsePeople("Ana, BARISTA\nBea, host\nCleo, Host\nDana, b1", known);
    const roles = lines.map(({ person }) => person?.jobRole);
    expect(roles).toEqual(["Barista", "host", "host", "Barista"]);
  });

  test("of one person called like a heading is still a person", () => {
    expect(parsePeople("Job").lines[0]?.person?.name).toBe("Job");
    expect(parsePeople("").lines).toEqual([]);
  });

  test("of names under one heading leaves the heading out", () => {
    const { lines } = parsePeople("Name\nAna Diaz\nBo Lee");
    expect(lines.map(({ person }) => person?.name)).toEqual(["Ana Diaz", "Bo Lee"]);
  });
});
