/** Addresses to go to after signing in that lead away from the app, or nowhere in it. */
export function hostileAddresses(appOrigin: string): string[] {
  const { port } = new URL(appOrigin);
  return [
    "//evil.com",
    "///evil.com",
    "/.//evil.com",
    "/a/..//evil.com",
    `http://127.0.0.1:${port}@evil.com`,
    "http://127.0.0.1.evil.com",
    "HTTPS://APP:443@evil",
    "http://127.0.0.1:1/",
    `https://127.0.0.1:${port}/`,
    "/%09/evil.com",
    "/%5c%5cevil.com",
    "/\\evil.com",
    "\\\\evil.com",
    "/\t/evil.com",
    "javascript:alert(document.domain)",
    "data:text/html,<script>alert(1)</script>",
    "evil",
    "/api/auth/signout",
    "/a/../api/auth/signout",
    "/API/x",
    "/login?callbackUrl=/login?callbackUrl=//evil.com",
    "/%6Cogin",
    `/${"a".repeat(3000)}`,
  ];
}
