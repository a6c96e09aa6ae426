import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * Returns the value that `read` finds in a parameter of the address, else null. A value that `read`
 * does not understand is removed from the address.
 */
export function useAddressValue<T>(name: string, read: (text: string) => T | null): T | null {
  const [search] = useSearchParams();
  const text = search.get(name);
  const value = text === null ? null : read(text);
  useDropParameter(name, text !== null && value === null);
  return value;
}

/**
 * The known record whose id a parameter of the address holds, else null; an unknown id leaves the
 * address. `known` is null while the records are loading.
 */
export function useAddressChoice<T extends { id: string }>(
  name: string,
  known: readonly T[] | null,
): T | null {
  const [search] = useSearchParams();
  const id = search.get(name);
  const chosen = known?.find((one) => one.id === id) ?? null;
  useDropParameter(name, id !== null && known !== null && chosen === null);
  return chosen;
}

function useDropParameter(name: string, isWrong: boolean): void {
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    if (!isWrong) return;
    // From the address as it is: another wrong parameter may have left it in this moment.
    const after = new URLSearchParams(location.search);
    after.delete(name);
    setSearch(after, { replace: true });
  }, [name, isWrong, setSearch]);
}
