import type { ComponentType } from "react";
import { lazy, Suspense, useEffect } from "react";

export interface LazyPart<P extends object> {
  Part: ComponentType<P>;
  preload: () => void;
}

/**
 * A part of a screen, such as a panel or a dialog, whose code stays out of the first load. It
 * comes when the part is first shown; `preload` fetches it before that, without a complaint when
 * there is no network.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const Loaded = lazy(async () => ({ default: await load() }));
  function Part(props: P) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return { Part, preload: () => void load().catch(() => undefined) };
}

const quietMs = 1000;

/** Preloads parts once the screen has stood for a second. */
export function usePreload(preloads: readonly (() => void)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const preload of preloads) preload();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [preloads]);
}
