import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file within an archive, written piece by piece. */
export interface ArchiveFile {
  write: (text: string) => void;
  close: () => void;
}

export interface Archive {
  open: (name: string) => ArchiveFile;
  /** The archive once all files are closed. */
  finish: () => Blob;
}

/** A ZIP that is compressed while it is written: only the compressed bytes stay in memory. */
export function createArchive(): Archive {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(new Uint8Array(chunk));
  });
  return {
    open: (name) => {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      return {
        write: (text) => {
          if (text !== "") file.push(strToU8(text));
        },
        close: () => file.push(new Uint8Array(0), true),
      };
    },
    finish: () => {
      zip.end();
      return new Blob(parts, { type: "application/zip" });
    },
  };
}
