import { wordsOf } from "../../kernel/text/words-of.ts";
import type { LoginRow } from "../../records/users/login-row.ts";
import type { User } from "../../records/users/user.ts";

/** The row by which the login of a company of that name is found; null for no name known. */
export function loginRow(user: FoundUser, nameOfCompany: string | null): LoginRow {
  const { id, email, displayName, companyId } = user;
  const companyName = companyId === null ? null : nameOfCompany;
  const named = { email, displayName, companyName };
  return { id, ...named, companyId, terms: searchTerms(named) };
}

type FoundUser = Pick<User, "id" | "email" | "displayName" | "companyId">;
type Named = Pick<LoginRow, "email" | "displayName" | "companyName">;

/** The letters that a search needs. */
export const FEWEST_LETTERS = 2;
/** Longer beginnings are not kept; what was found is compared with the whole text again. */
const MOST_LETTERS = 16;
/** The letters that a pair of words keeps of each. */
const PAIR_LETTERS = 3;

/**
 * The terms under which a login is kept: the beginnings of its words and of its address, and a pair
 * of beginnings for each two words, so that a first and a last name together find few.
 */
export function searchTerms(login: Named): string[] {
  const words = wordsOfLogin(login);
  const address = login.email.trim().toLowerCase();
  return [...new Set([...[...words, address].flatMap(beginnings), ...pairsOf(words)])];
}

/** The one term that the searched logins are read by; null for a text too short to search by. */
export function termOfSearch(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed.includes("@")) return longEnough(typed.slice(0, MOST_LETTERS));
  const [first = "", second = ""] = wordsOf(text).toSorted((a, b) => b.length - a.length);
  if (second.length >= PAIR_LETTERS) return pairOf(first, second);
  return longEnough(first.slice(0, MOST_LETTERS));
}

/** True if every word of the text begins a word of the login, or the address begins with it. */
export function isFoundBy(text: string, login: Named): boolean {
  const typed = text.trim().toLowerCase();
  if (typed.includes("@")) return login.email.toLowerCase().startsWith(typed);
  const words = wordsOfLogin(login);
  return wordsOf(text).every((sought) => words.some((word) => word.startsWith(sought)));
}

function longEnough(term: string): string | null {
  return term.length < FEWEST_LETTERS ? null : term;
}

function wordsOfLogin({ email, displayName, companyName }: Named): string[] {
  return [...new Set(wordsOf(`${displayName} ${companyName ?? ""} ${email}`))];
}

function beginnings(word: string): string[] {
  const longest = Math.min(word.length, MOST_LETTERS);
  const lengths = Math.max(0, longest - FEWEST_LETTERS + 1);
  return Array.from({ length: lengths }, (_, index) => word.slice(0, index + FEWEST_LETTERS));
}

function pairsOf(words: readonly string[]): string[] {
  const long = words.filter((word) => word.length >= PAIR_LETTERS);
  return long.flatMap((word, index) => long.slice(index + 1).map((other) => pairOf(word, other)));
}

/** Words hold no "+", so a pair is no word. */
function pairOf(a: string, b: string): string {
  const pair = [a.slice(0, PAIR_LETTERS), b.slice(0, PAIR_LETTERS)];
  return pair.toSorted((one, other) => (one < other ? -1 : 1)).join("+");
}
