import { expect, test } from "vitest";
import { areas } from "../../functions/domain/kernel/access/area.ts";
import type { Bundle } from "../../web/built-chunks.config.ts";
import { screenChunks } from "../../web/chunks-ahead.config.ts";

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
  [fileName]: { type: "chunk", fileName, facadeModuleId, imports },
});

/** A page for every area; that of employees shares a list, and all share the program. */
function bundleOf(): Bundle {
  const pages = areas.map(({ path }) => {
    const folder = path === "/" ? "home" : path.slice(1).replace("-list", "");
    const imports = path === "/employees" ? ["list.js", "app.js"] : ["app.js"];
    return chunk(`${folder}.js`, `/repo/web/src/areas/${folder}/${folder}-page.tsx`, imports);
  });
  const parts = [
    chunk("app.js", "/repo/web/src/app/main.tsx", ["react.js"]),
    chunk("react.js", null),
    chunk("list.js", null, ["react.js"]),
  ];
  return Object.assign({}, ...pages, ...parts);
}

test("a screen names its chunks and theirs, without those that the page names itself", () => {
  const { files, places } = screenChunks(bundleOf(), ["/src/app/main.tsx"]);
  const named = (path: string) => places[path]?.map((place) => files[place]);
  expect(named("employees")).toEqual(["employees.js", "list.js"]);
  expect(named("time-entry-audits-list")).toEqual(["time-entry-audits.js"]);
  expect(named("")).toEqual(["home.js"]);
});

test("a page of an area that was not built stops the build", () => {
  expect(() => screenChunks({}, [])).toThrow("No chunk was built of the page of /.");
});
