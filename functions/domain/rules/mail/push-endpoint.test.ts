import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
  "https://web.push.apple.com/QGuQ",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
])("notifications go to the push service at %s", (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://user:secret@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evil.example/?fcm.googleapis.com",
  "https://evilpush.apple.com.example/x",
  "https://notapush.apple.community/x",
  "https://127.0.0.1/x",
  "https://169.254.169.254/computeMetadata/v1/",
  "https://metadata.google.internal/",
  "https://[::1]/x",
  "file:///etc/passwd",
  "fcm.googleapis.com",
])("no notification is sent to %s", (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});

test("only a stack that allows a local host sends there", () => {
  const address = "http://127.0.0.1:9000/x";
  expect([isPushEndpoint(address), isPushEndpoint(address, "127.0.0.1")]).toEqual([false, true]);
  expect(isPushEndpoint("http://127.0.0.2:9000/x", "127.0.0.1")).toBe(false);
});
