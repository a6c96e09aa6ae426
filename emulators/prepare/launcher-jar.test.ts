import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { launcherJar, manifestFor } from "./launcher-jar.ts";

const shortPath = "/a.jar";
const longPath = `/opt/${"google-cloud-sdk/".repeat(12)}cloud-firestore-emulator.jar`;

describe("the manifest of the launcher", () => {
  test.each([shortPath, longPath])("has no line over 72 bytes for %s", (path) => {
    const lines = manifestFor(path).split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(72);
  });

  test("says the same once its wrapped lines are joined", () => {
    const joined = manifestFor(longPath).replaceAll("\r\n ", "");
    expect(joined.split("\r\n")).toEqual([
      "Manifest-Version: 1.0",
      "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore",
      `Class-Path: ${pathToFileURL(longPath).href}`,
      "",
    ]);
  });

  test("does not break a line of exactly 72 bytes", () => {
    const path = `/${"a".repeat(72 - "Class-Path: file:///".length)}`;
    expect(manifestFor(path)).not.toContain("\r\n ");
    expect(manifestFor(`${path}a`)).toContain("\r\n a\r\n");
  });

  test("keeps spaces in a path apart from the separators of a class path", () => {
    expect(manifestFor("/My Apps/a.jar")).toContain("file:///My%20Apps/a.jar");
  });
});

test("the jar is a zip of the manifest alone, with its checksum and length in both headers", () => {
  const jar = launcherJar(longPath);
  const manifest = Buffer.from(manifestFor(longPath));
  const local = jar.indexOf("PK\u0003\u0004");
  const central = jar.indexOf("PK\u0001\u0002");
  const end = jar.indexOf("PK\u0005\u0006");
  expect(local).toBe(0);
  for (const header of [local + 4, central + 6]) {
    expect(jar.readUInt32LE(header + 10)).toBe(crc32(manifest));
    expect(jar.readUInt32LE(header + 18)).toBe(manifest.length);
  }
  expect(jar.subarray(30, 30 + "META-INF/MANIFEST.MF".length).toString()).toBe(
    "META-INF/MANIFEST.MF",
  );
  expect(jar.subarray(central - manifest.length, central)).toEqual(manifest);
  expect([jar.readUInt32LE(end + 12), jar.readUInt32LE(end + 16)]).toEqual([
    end - central,
    central,
  ]);
});
