import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { pushDeviceIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { PushSettings } from "../../web/src/areas/settings/mine/push-settings.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { ana, renderPage } from "./support/render-page.tsx";

const publicKey =
  "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U";
const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/one";
const keys = { p256dh: publicKey, auth: "tBHItJI5svbpez7KI4CCXg" };
/** `printf %s "$endpoint" | sha256sum`, as the server names the device. */
const hereId = async () => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return pushDeviceIdSchema.parse(Buffer.from(digest).toString("hex"));
};
const otherId = pushDeviceIdSchema.parse("b".repeat(64));
const at = "2026-11-20T10:00:00.000Z";
const phone = { id: otherId, device: "Safari on iPhone", createdAt: at, lastUsedAt: at };

let subscription: {
  endpoint: string;
  toJSON: () => object;
  unsubscribe: () => Promise<true>;
} | null;
const requestPermission = vi.fn(async () => "granted");

function putBrowser(permission: NotificationPermission | null) {
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => {
        const unsubscribe = async () => {
          subscription = null;
          return true as const;
        };
        return (subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe });
      },
    },
  };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
    addEventListener: () => undefined,
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  if (permission === null) return void Reflect.deleteProperty(window, "PushManager");
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission, requestPermission });
}

function putDevices(devices: (typeof phone)[], key: string | null = publicKey) {
  const stored = [...devices];
  api.answer("user.pushDevices", () => ({ publicKey: key, devices: stored }));
  return stored;
}

const show = () => renderPage(<PushSettings />, { actor: ana, path: "/settings" });

beforeEach(() => {
  putCompany();
  subscription = null;
  putBrowser("default");
});

test("a tap switches notifications on for this device, and another one off again", async () => {
  const stored = putDevices([]);
  const id = await hereId();
  api.answer("user.startPush", () => {
    stored.push({ id, device: "Firefox on Mac", createdAt: at, lastUsedAt: at });
    return {};
  });
  api.answer("user.stopPush", () => {
    stored.length = 0;
    return {};
  });
  const hands = show();
  const box = await screen.findByRole("checkbox", { name: "Notify me on this device" });
  expect(requestPermission).not.toHaveBeenCalled();
  await hands.click(box);
  await screen.findByText("Firefox on Mac (this device)");
  expect(api.sent("user.startPush")).toMatchObject([{ endpoint, ...keys }]);
  await hands.click(screen.getByRole("checkbox", { name: "Notify me on this device" }));
  await vi.waitFor(() => expect(screen.queryByText(/this device\)/u)).toBeNull());
  expect(api.sent("user.stopPush")).toMatchObject([{ deviceId: id }]);
  expect(subscription).toBeNull();
});

test("another device is removed from the list, and this one keeps its address", async () => {
  const stored = putDevices([phone]);
  api.answer("user.stopPush", () => {
    stored.length = 0;
    return {};
  });
  const hands = show();
  await hands.click(await screen.findByRole("button", { name: /^Remove Safari on iPhone/u }));
  await vi.waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  expect(api.sent("user.stopPush")).toMatchObject([{ deviceId: otherId }]);
});

test("a person who refuses is told where to allow notifications", async () => {
  putDevices([]);
  putBrowser("denied");
  show();
  await screen.findByText(/Notifications of this site are blocked/u);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("an iPhone's browser says that the app belongs on the home screen first", async () => {
  putDevices([]);
  putBrowser(null);
  const agent = vi.spyOn(navigator, "userAgent", "get");
  agent.mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18)");
  show();
  const said = await screen.findByText(/first add Crewline to the home screen/u);
  expect(said.textContent).toContain("Share");
  agent.mockRestore();
});

test("without keys of the server the settings say that push is not set up", async () => {
  putDevices([], null);
  show();
  await screen.findByText(/Push is not set up here/u);
  expect(screen.queryByRole("checkbox")).toBeNull();
});
