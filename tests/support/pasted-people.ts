/** A person of the pasted sheet, as the cells say it. */
export interface SheetPerson {
  name: string;
  email: string;
  jobRole: string;
  rate: string;
  location: string;
}

const firstNames =
  "Ana Bo Cem Dina Eli Fay Gus Hana Ivo Jun Kai Lea Max Nia Omar Pia Quin Rosa Sam Tia Uma Vic Wen Xia Yara";
const roles = ["Barista", "Barista", "Cook", "Host"];

/** Twenty-five people at two locations, each with an address of the run's own. */
export function sheetPeople(
  run: string,
  [first, second]: readonly [string, string],
): SheetPerson[] {
  return firstNames.split(" ").map((name, index) => ({
    name: `${name} Sample`,
    email: `${name.toLowerCase()}-${run}@people.example`,
    jobRole: roles[index % roles.length] ?? "Barista",
    rate: (17 + (index % 7) / 2).toFixed(2),
    location: index % 2 === 0 ? first : second,
  }));
}

/** The cells as a spreadsheet copies them: tabs between, a line a row, headings first. */
export function copiedCells(people: readonly SheetPerson[]): string {
  const rows = people.map(({ name, email, jobRole, rate, location }) =>
    [name, email, jobRole, rate, location].join("\t"),
  );
  return ["Name\tE-mail\tPosition\tHourly rate\tLocation", ...rows].join("\n");
}

/** The people with a rate, an address and a repeated address that a dry run explains. */
export function withThreeFaults(people: readonly SheetPerson[], takenEmail: string): SheetPerson[] {
  return people.map((person, index) => {
    if (index === 4) return { ...person, rate: "150/day" };
    if (index === 9) return { ...person, email: "jun@people" };
    return index === 14 ? { ...person, email: takenEmail } : person;
  });
}
