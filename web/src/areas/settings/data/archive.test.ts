import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createArchive } from "./archive.ts";

test("files that are written in turns come out whole, in any language", async () => {
  const archive = createArchive();
  const [first, second] = [archive.open("a.csv"), archive.open("b/c.json")];
  first.write("id,");
  second.write("[");
  first.write("Zoë 東京\r\n");
  second.write("");
  second.write("1]");
  first.close();
  second.close();
  const bytes = new Uint8Array(await archive.finish().arrayBuffer());
  const files = Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]);
  expect(Object.fromEntries(files)).toEqual({ "a.csv": "id,Zoë 東京\r\n", "b/c.json": "[1]" });
});
