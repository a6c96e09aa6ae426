/** Hands the browser a UTF-8 text file to save. The text decides about its own byte order mark. */
export function downloadText(name: string, text: string, mediaType = "text/csv"): void {
  downloadBlob(name, new Blob([text], { type: `${mediaType};charset=utf-8` }));
}

/** Hands the browser a file of any kind to save. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the blob after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
