/** The last word of a name counts as the last name, because people have one name here. */
export function lastNameOf(name: string): string {
  return name.trim().split(/\s+/u).at(-1) ?? "";
}

/** All words before the last; "" for a name of one word. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u).slice(0, -1).join(" ");
}
