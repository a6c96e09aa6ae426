const KEY = "crewline.device";

/** The id of this visit, where the browser keeps nothing. */
let unkept: string | null = null;

/** The id of this browser's installation; the same until the browser's data is deleted. */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept;
    const id = (unkept ??= crypto.randomUUID());
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return (unkept ??= crypto.randomUUID());
  }
}
