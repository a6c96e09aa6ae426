/** SHA-256 of a text in base64url, as the server makes it of what it would do. */
export async function fingerprintOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const letters = btoa(String.fromCodePoint(...new Uint8Array(digest)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
