import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { LineContext, TypedProblem } from "./typed-line.ts";

interface TypedPeople {
  /** Null where no name was typed. */
  people: (EmployeeId | null)[] | null;
  problems: TypedProblem[];
}

/**
 * Finds the people of "Ana, Ben and Chloe": by the whole name, else the first name, else the
 * beginning of the name, without regard to case and accents. A name of two people is a problem.
 */
export function typedPeople(
  text: string,
  { people, words }: Pick<LineContext, "people" | "words">,
): TypedPeople {
  const and = new RegExp(String.raw`\s*(?:[,&]|\b(?:${words.and.join("|")})\b)\s*`, "iu");
  const names = text
    .trim()
    .split(and)
    .map(plain)
    .filter((name) => name !== "");
  if (names.length === 0) return { people: null, problems: [] };
  const found: (EmployeeId | null)[] = [];
  const problems: TypedProblem[] = [];
  for (const name of names) {
    const matches = words.openShift.includes(name) ? [null] : peopleOf(name, people);
    const [only] = matches;
    if (matches.length === 1 && only !== undefined) found.push(only?.id ?? null);
    else problems.push(problemOf(name, matches));
  }
  return { people: [...new Set(found)], problems };
}

type Named = LineContext["people"][number];

function problemOf(text: string, matches: readonly (Named | null)[]): TypedProblem {
  const names = matches.flatMap((one) => one?.name ?? []);
  return names.length === 0 ? { kind: "unknownName", text } : { kind: "severalNames", text, names };
}

function peopleOf(typed: string, people: readonly Named[]): readonly Named[] {
  const known = people.map((person) => ({ person, name: plain(person.name) }));
  const tests = [
    (name: string) => name === typed,
    (name: string) => name.split(" ")[0] === typed,
    (name: string) => name.startsWith(typed),
  ];
  for (const test of tests) {
    const matches = known.filter(({ name }) => test(name));
    if (matches.length > 0) return matches.map(({ person }) => person);
  }
  return [];
}

/** Lower case, without accents and doubled spaces. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}
