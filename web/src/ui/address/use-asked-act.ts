import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

/** The parameter of the address by which a link asks a screen to open a form. */
export const ASKED_ACT = "do";

/**
 * Opens what the address asks for, as in `/employees?do=add`, and takes the request out of the
 * address, so that neither a reload nor Back opens it again. A link opens forms only: what it names
 * must change nothing by itself, and must ask for the right to it.
 */
export function useAskedAct(acts: Readonly<Record<string, () => void>>): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(ASKED_ACT);
  const open = useEffectEvent((act: string) => {
    if (!Object.hasOwn(acts, act)) return;
    setParams(
      () => {
        const left = new URLSearchParams(location.search);
        left.delete(ASKED_ACT);
        return left;
      },
      { replace: true },
    );
    acts[act]?.();
  });
  useEffect(() => {
    if (asked !== null) open(asked);
  }, [asked]);
}
