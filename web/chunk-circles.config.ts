import type { Plugin } from "vite";

interface Chunk {
  fileName: string;
  imports: readonly string[];
}

/** Fails a build whose chunks import one another in a circle. */
export function noChunkCircles(): Plugin {
  return {
    name: "no-chunk-circles",
    apply: "build",
    generateBundle: (_options, bundle) => {
      const circle = circleOf(Object.values(bundle).filter((file) => file.type === "chunk"));
      if (circle === null) return;
      throw new Error(
        `Chunks import one another, so one may run before a class it needs: ${circle.join(" > ")}`,
      );
    },
  };
}

/** The names of chunks that import one another in a circle, the first again at the end; or null. */
export function circleOf(chunks: readonly Chunk[]): string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle !== null) return circle;
  }
  return null;
}
