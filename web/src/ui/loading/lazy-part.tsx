import type { ComponentType, ReactNode } from "react";
import { createElement, use, useEffect, useState } from "react";
import { whenNothingLoads } from "./loading-parts.ts";
import { recoverChunk } from "./missing-chunk.ts";
import { NoticeContext } from "../notices/use-notice.ts";

export interface LazyPart<P extends object> {
  Part: ComponentType<P>;
  preload: () => void;
  /** True once the code is here, so that the part shows without the network. */
  isLoaded: () => boolean;
}

interface LazyPartOptions {
  /** The part is loaded without a click, so a failed load shows no message. */
  isDecoration?: boolean;
  /** Shown until the code is here. */
  placeholder?: ReactNode;
}

const NOT_HERE = "This could not be fetched. Check the connection, then try again.";

/**
 * A part of a screen, such as a panel or a dialog, whose code stays out of the first load. It
 * comes when the part is first shown; `preload` fetches it before that, without a complaint when
 * there is no network. One that cannot be fetched says so, leaves the screen standing, and comes
 * as soon as the connection is back.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isDecoration = false, placeholder = null }: LazyPartOptions = {},
): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Part(props: P) {
    const [part, setPart] = useState<ComponentType<P> | null>(() => loaded);
    const notify = use(NoticeContext);
    useEffect(() => {
      if (part !== null) return;
      const stopping = new AbortController();
      const { signal } = stopping;
      const show = (found: ComponentType<P>) => {
        if (!signal.aborted) setPart(() => found);
      };
      fetchPart().then(show, async (error: unknown) => {
        if (signal.aborted || (!isDecoration && (await recoverChunk(error)) !== "missing")) return;
        if (signal.aborted) return;
        if (!isDecoration) notify?.({ text: NOT_HERE, tone: "danger" });
        const retry = () => void fetchPart().then(show, () => undefined);
        window.addEventListener("online", retry, { signal });
      });
      return () => stopping.abort();
    }, [part, notify]);
    return part === null ? placeholder : createElement(part, props);
  }
  return {
    Part,
    preload: () => void fetchPart().catch(() => undefined),
    isLoaded: () => loaded !== null,
  };
}

/** Preloads parts once the screen is shown and waits for nothing. */
export function usePreload(preloads: readonly (() => void)[]): void {
  useEffect(() => {
    return whenNothingLoads(() => {
      for (const preload of preloads) preload();
    });
  }, [preloads]);
}
