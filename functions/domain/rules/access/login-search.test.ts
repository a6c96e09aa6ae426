import { expect, test } from "vitest";
import { isFoundBy, searchTerms, termOfSearch } from "./login-search.ts";

const anna = {
  email: "A.Keller@harbor.example",
  displayName: "Anna Köller-Smith",
  companyName: "Harbor Coffee",
};
const terms = new Set(searchTerms(anna));
const isFound = (text: string) => terms.has(termOfSearch(text) ?? "") && isFoundBy(text, anna);

test.each([
  ["the beginning of a name", "ann"],
  ["a name without its accent", "koller"],
  ["two names in either order", "koller anna"],
  ["a name and the company", "anna harb"],
  ["a part of the address", "keller"],
  ["the beginning of the address", "a.keller@ha"],
  ["the whole address in other case", " a.keller@HARBOR.example "],
  ["a long name and a single letter of another", "koller a"],
  ["the company", "coffee"],
])("a login is found by %s", (_what, text) => {
  expect(isFound(text)).toBe(true);
});

test.each([
  ["the middle of a word", "nna"],
  ["a name of its own and another's", "anna miller"],
  ["another address with the same beginning", "a.keller@harbor.example.org"],
])("a login is not found by %s", (_what, text) => {
  expect(isFound(text)).toBe(false);
});

test.each([
  ["one letter", "a"],
  ["signs", "--"],
  ["nothing", " "],
])("%s is too short to search by", (_what, text) => {
  expect(termOfSearch(text)).toBeNull();
});

test("a login of long names is kept under some hundred short terms", () => {
  const long = {
    email: "maximiliane-alexandra.oberhuber@restaurant-am-hafen.example",
    displayName: "Maximiliane Alexandra Oberhuber von Hohenstein",
    companyName: "Restaurant und Konditorei am Alten Hafen",
  };
  const kept = searchTerms(long);
  expect(kept.length).toBeLessThan(320);
  expect(Math.max(...kept.map((term) => term.length))).toBeLessThanOrEqual(16);
});
