import { useRef } from "react";

/**
 * Runs work one after another. Shifts that are typed quickly all touch the state of one week;
 * sent side by side they would wait for each other on the server, and far longer.
 */
export function useTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const result = last.current.then(work);
    last.current = result.catch(() => undefined);
    return result;
  };
}
