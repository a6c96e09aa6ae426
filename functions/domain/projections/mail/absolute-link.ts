/** One slash and then no second one, nor a backslash, which browsers take for one. */
const ownPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/u;

/**
 * The address of a path of the application, `origin` without a slash at its end. Throws an Error
 * for a path that could lead anywhere else, as "//elsewhere.example" does.
 */
export function absoluteLink(path: string, origin: string): string {
  if (!ownPath.test(path)) throw new Error("A mail links to the application only.");
  return `${origin}${path}`;
}
