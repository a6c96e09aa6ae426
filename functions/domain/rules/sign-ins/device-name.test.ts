import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    "Edge on Windows",
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0 Safari/537.36`,
    "Chrome on Linux",
  ],
  [
    `${mozilla} (X11; CrOS x86_64 16000.0.0) ${webkit} Chrome/142.0 Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  [
    `${mozilla} (Linux; Android 16) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile/15E Safari/604.1`,
    "Chrome on iPhone",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0`,
    "Firefox on Mac",
  ],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("what is unknown is a browser", () => {
  expect(deviceName(undefined)).toBe("A browser");
  expect(deviceName("<script>")).toBe("A browser");
});
