import { useCallback, useState } from "react";
import { deviceStore } from "../../device/browser-store.ts";

/**
 * A choice of this person on this device; where the browser keeps nothing it lasts for the visit.
 */
export function useKept(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => deviceStore.read(key) ?? "");
  const keep = useCallback(
    (next: string) => {
      setValue(next);
      if (next === "") deviceStore.remove(key);
      else deviceStore.write(key, next);
    },
    [key],
  );
  return [value, keep];
}
