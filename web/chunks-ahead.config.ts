import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { areas } from "../functions/domain/kernel/access/area.ts";
import type { Bundle } from "./built-chunks.config.ts";
import { chunksOf } from "./built-chunks.config.ts";
import { pageFolder } from "./src/app/pages/page-folder.ts";

/** Files, and for each first part of a path the places in them of those that its screen loads. */
interface ScreenChunks {
  files: string[];
  places: Record<string, number[]>;
}

/**
 * Adds a script to the app's page that asks for the chunks of the address's screen. The program
 * asks for them as well, but only once its own chunks, `known`, have come and run.
 */
export function chunksAhead(page: string, known: readonly string[]): Plugin {
  return {
    name: "chunks-ahead",
    apply: "build",
    generateBundle(_options, bundle) {
      const { fileName, source } = scriptOf(bundle, known);
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle, path }) => {
        if (!bundle || path !== `/${page}`) return [];
        const src = `/${scriptOf(bundle, known).fileName}`;
        return [{ tag: "script", attrs: { async: true, src }, injectTo: "head-prepend" }];
      },
    },
  };
}

function scriptOf(bundle: Bundle, known: readonly string[]) {
  const source = `(${askFor.toString()})(${JSON.stringify(screenChunks(bundle, known))});`;
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/ahead-${hash}.js`, source };
}

/** Runs in the browser, before anything else is here. */
function askFor({ files, places }: ScreenChunks): void {
  const first = location.pathname.split("/")[1] ?? "";
  for (const place of Object.hasOwn(places, first) ? (places[first] ?? []) : []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${files[place]}`;
    document.head.append(link);
  }
}

/** What the screen of each path loads, without what the page names itself. */
export function screenChunks(bundle: Bundle, known: readonly string[]): ScreenChunks {
  const named = new Set(known.flatMap((source) => [...chunksOf(bundle, source)]));
  const files: string[] = [];
  const placeOf = (file: string) => {
    const place = files.indexOf(file);
    return place === -1 ? files.push(file) - 1 : place;
  };
  const places = areas.map(({ area, path }) => {
    const folder = pageFolder(area);
    const chunks = chunksOf(bundle, `/src/areas/${folder}/${folder}-page.tsx`);
    if (chunks.size === 0) throw new Error(`No chunk was built of the page of ${path}.`);
    return [path.slice(1), [...chunks].filter((file) => !named.has(file)).map(placeOf)] as const;
  });
  return { files, places: Object.fromEntries(places) };
}
