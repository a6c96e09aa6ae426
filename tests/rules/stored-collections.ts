import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The collections that the server keeps or the app listens to, by the table's names: read from the
 * files of the store and of the listeners, so that a new one is missed as soon as it is there.
 */
export function storedCollections(): string[] {
  return collectionsOfFiles(collectionsIn);
}

/** Those of them that lie below a company. */
export function companyCollections(): string[] {
  return collectionsOfFiles((source) => collectionsIn(source, isOfCompany));
}

function collectionsOfFiles(find: (source: string) => string[]): string[] {
  const cwd = join(import.meta.dirname, "../..");
  const files = globSync(["functions/src/store/**/*.ts", "web/src/live/*.ts"], { cwd });
  const sources = files
    .filter((file) => !isTest(file))
    .map((file) => readFileSync(join(cwd, file)));
  return [...new Set(sources.flatMap((source) => find(source.toString())))].toSorted();
}

/**
 * The collections that one file names: `${path}/employees` with "private/pay", and rows such as
 * `below("employees/private/pay", ...)`.
 */
export function collectionsIn(
  source: string,
  isWanted: (literal: string) => boolean = () => true,
): string[] {
  const rows = [...source.matchAll(/\b(?:below|ofEmployees)(?:<[^>]*>)?\(\s*"([^"]+)"/g)].map(
    ([, place]) => place ?? "",
  );
  const places = source.split(/(?=\bpath: |return `\$\{companyPath\})/).slice(1);
  return [...rows, ...places.flatMap((place) => collectionsAt(place, isWanted))];
}

/** The collections of one path; `place` is the source from it to the next one. */
function collectionsAt(place: string, isWanted: (literal: string) => boolean): string[] {
  const suffix = /suffix: "([^"]+)"/.exec(place)?.[1];
  const [line = ""] = /^[^,\n]*/.exec(place) ?? [];
  const literals = [...line.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(
    ([, template, text]) => template ?? text ?? "",
  );
  // Names with "private/" are below a path from elsewhere; the server has the whole path.
  const names = literals
    .filter(isWanted)
    .map(nameOf)
    .filter((name) => name !== "" && !name.startsWith("private/"));
  // The documents of fixed id right below a company are named without it, as the rules are.
  return names.map((name) =>
    suffix === undefined ? name : `${name}/${suffix}`.replace(/^companies\//, ""),
  );
}

const companyPath = /^(?:\$\{(?:path|companyPath(?:\(reader\))?)\}|companies\/\$\{[^}]+\})(?=\/)/;

function isOfCompany(literal: string): boolean {
  return companyPath.test(literal);
}

/** Without the company's path and ids: what is left are the names of collections. */
function nameOf(literal: string): string {
  const path = literal.replace(companyPath, "").replaceAll(/\$\{[^}]*\}/g, "");
  return path
    .split("/")
    .filter((part) => part !== "")
    .join("/");
}

function isTest(file: string): boolean {
  return /\.(?:test|fakes)\.ts$/.test(file);
}
