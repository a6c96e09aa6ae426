import type { SealedPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";

/**
 * Seals a PIN together with its punch to the key of the server, base64url. What is sealed differs
 * each time and opens nowhere but at the server: a tablet that waits for its connection keeps no
 * PIN, nor anything against which PINs can be tried.
 */
export async function sealPunch(punch: SealedPunch, publicKey: string): Promise<string> {
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), algorithm, false, [
    "encrypt",
  ]);
  const { id, kind, at, pin } = punch;
  const plain = new TextEncoder().encode(JSON.stringify({ id, kind, at, pin }));
  const sealed = await crypto.subtle.encrypt({ name: algorithm.name }, key, plain);
  const text = btoa(String.fromCodePoint(...new Uint8Array(sealed)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0);
}
