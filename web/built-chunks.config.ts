import type { IndexHtmlTransformContext } from "vite";

export type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The chunks that the built module needs before it runs, its own among them; empty if no chunk is its own. */
export function chunksOf(bundle: Bundle, source: string): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  const found = new Set(own === undefined ? [] : [own.fileName]);
  for (const fileName of found) {
    const chunk = bundle[fileName];
    if (chunk?.type === "chunk") for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}
