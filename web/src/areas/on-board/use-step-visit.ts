import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * The step that the address asks for, such as `?step=location`; null for the company's own step.
 * `end` returns to the company's own step unless the person has opened another one since, which
 * can happen while the server is still answering.
 */
export function useStepVisit() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("step");
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  return {
    asked,
    end: (visited: string | null) => {
      if (visited !== null && latest.current === visited) setParams({});
    },
  };
}
