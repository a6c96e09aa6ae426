/** The key that distinguishes job roles: names may be typed, so "barista" is the role "Barista". */
export function roleKey(name: string): string {
  return name.trim().toLowerCase();
}
