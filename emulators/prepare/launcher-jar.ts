import { crc32 } from "node:zlib";
import { pathToFileURL } from "node:url";

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const manifestPath = "META-INF/MANIFEST.MF";
const maxLineBytes = 72;

/**
 * The bytes of a jar that starts the Firestore emulator out of another jar, for copies whose own
 * manifest names no main class: it holds only a manifest that names the class and the other jar.
 */
export function launcherJar(emulatorJar: string): Buffer {
  return zipOfOneFile(manifestPath, Buffer.from(manifestFor(emulatorJar), "utf8"));
}

/** The manifest, its lines wrapped as the jar format asks: at most 72 bytes, then a space. */
export function manifestFor(emulatorJar: string): string {
  const lines = [
    "Manifest-Version: 1.0",
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(emulatorJar).href}`,
  ];
  return lines.map((line) => `${wrapLine(line)}\r\n`).join("");
}

/** URLs and class names are ASCII here, so that characters are bytes. */
function wrapLine(line: string): string {
  const pieces = [line.slice(0, maxLineBytes)];
  for (let at = maxLineBytes; at < line.length; at += maxLineBytes - 1) {
    pieces.push(` ${line.slice(at, at + maxLineBytes - 1)}`);
  }
  return pieces.join("\r\n");
}

/** A zip archive with one stored (not compressed) file, dated 1 January 1980. */
function zipOfOneFile(path: string, content: Buffer): Buffer {
  const name = Buffer.from(path, "utf8");
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0); // version needed to extract
  shared.writeUInt16LE(0x21, 8); // date; the method (stored) and the time before it are 0
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([signature(0x04034b50), shared, name, content]);
  const madeBy = Buffer.from([20, 0]);
  const directory = Buffer.concat([signature(0x02014b50), madeBy, shared, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4); // entries on this disk
  end.writeUInt16LE(1, 6); // entries in all
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
