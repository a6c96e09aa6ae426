import { parseRate } from "../money/rate.ts";
import type { NewEmployee } from "./employee-inputs.ts";
import { newEmployeeSchema } from "./employee-inputs.ts";
import { splitCells } from "./split-cells.ts";

/** How many people can be added at once. */
export const MAX_PEOPLE = 200;

/** How one line was understood: a person, or the reason why it was not. */
export type PeopleLine = { line: number; text: string } & (
  | { person: NewEmployee; problem: null }
  | { person: null; problem: string }
);

/**
 * People pasted as lines or out of a spreadsheet, "Ana Diaz, ana@x.example, Barista, 18.50":
 * a name and, in any order after it, e-mail, job role and hourly rate. Cells are divided by tabs,
 * semicolons or commas; empty lines and a line of headings are left out. `line` counts from 1.
 */
export function parsePeople(text: string): PeopleLine[] {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== "");
  const people = isHeading(lines[0]?.text) ? lines.slice(1) : lines;
  return withRepeatsRefused(people.map((line) => ({ ...line, ...parsePerson(line.text) })));
}

/** The people of the lines that were understood. */
export function understoodPeople(lines: readonly PeopleLine[]): NewEmployee[] {
  return lines.flatMap((line) => (line.person === null ? [] : [line.person]));
}

type Parsed = { person: NewEmployee; problem: null } | { person: null; problem: string };

const refused = (problem: string): Parsed => ({ person: null, problem });

function parsePerson(text: string): Parsed {
  const cells = splitCells(text).filter((cell) => cell !== "");
  const emails = cells.filter((cell) => cell.includes("@"));
  const rates = cells.filter((cell) => !cell.includes("@") && rateStart.test(cell));
  const words = cells.filter((cell) => !emails.includes(cell) && !rates.includes(cell));
  if (emails.length > 1) return refused("There are two e-mail addresses.");
  if (rates.length > 1) return refused("There are two numbers; write one hourly rate.");
  if (words.length > 2) return refused("There is more than a name, an e-mail, a job role, a rate.");
  const [name, jobRole] = words;
  if (name === undefined) return refused("The name is missing.");
  return checked({ name, jobRole, email: emails[0], rate: rates[0] });
}

interface Cells {
  name: string;
  jobRole: string | undefined;
  email: string | undefined;
  rate: string | undefined;
}

function checked({ name, jobRole, email, rate }: Cells): Parsed {
  const rateTenThousandths = rate === undefined ? null : parseRate(bareNumber(rate));
  if (rate !== undefined && rateTenThousandths === null) {
    return refused(`"${rate}" is not an hourly rate.`);
  }
  const result = newEmployeeSchema.safeParse({
    name,
    email: email ?? null,
    jobRole: jobRole ?? null,
    rateTenThousandths,
  });
  return result.success
    ? { person: result.data, problem: null }
    : refused(result.error.issues[0]?.message ?? "This line cannot be read.");
}

/** A number as people write wages: "18.50", "$18.50", "18,50 EUR", "18.50/h". */
const rateStart = /^(?:[A-Z]{3}\s*|\p{Sc}\s*)?-?\d/u;

function bareNumber(text: string): string {
  return text
    .replace(/^(?:[A-Z]{3}|\p{Sc})\s*/u, "")
    .replace(/\s*(?:[A-Z]{3}|\p{Sc})?\s*(?:\/|per|an)?\s*(?:h|hr|hour|std)?\.?$/iu, "")
    .trim();
}

const headings =
  /^(?:(?:full |first |last )?name|e-?mail(?: address)?|(?:job )?role|job|position|(?:hourly )?(?:rate|wage|pay))$/iu;

function isHeading(text: string | undefined): boolean {
  if (text === undefined) return false;
  const cells = splitCells(text).filter((cell) => cell !== "");
  return cells.length > 1 && cells.every((cell) => headings.test(cell));
}

function withRepeatsRefused(lines: PeopleLine[]): PeopleLine[] {
  const firstLineOf = new Map<string, number>();
  let count = 0;
  return lines.map((line): PeopleLine => {
    if (line.person === null) return line;
    const email = line.person.email;
    const earlier = email === null ? undefined : firstLineOf.get(email);
    if (earlier !== undefined) return { ...line, ...refusedLine(earlier) };
    if (email !== null) firstLineOf.set(email, line.line);
    count += 1;
    return count > MAX_PEOPLE ? { ...line, ...tooMany } : line;
  });
}

const refusedLine = (earlier: number) =>
  ({ person: null, problem: `Line ${earlier} has the same e-mail.` }) as const;

const tooMany = {
  person: null,
  problem: `Add at most ${MAX_PEOPLE} people at once; add the rest afterwards.`,
} as const;
