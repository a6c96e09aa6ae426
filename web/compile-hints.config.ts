import type { Plugin } from "vite";

/** Chromium reads the hint in the first line of a file alone; other browsers skip the comment. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Asks the browser to compile a chunk whole, beside the page, instead of each function when it is
 * called. It runs after Vite has put the list of files to preload at the head of a chunk.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = hint + file.code;
        }
      },
    },
  };
}
