import { useCallback, useState } from "react";

/**
 * A choice of this person on this device; where the browser keeps nothing it lasts for the visit.
 */
export function useKept(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(key));
  const keep = useCallback(
    (next: string) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  return [value, keep];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    if (value === "") localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A full or forbidden store loses the choice at the end of the visit, and nothing else.
  }
}
