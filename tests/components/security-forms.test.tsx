import { screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SecurityPassword } from "../../web/src/areas/settings/security-password.tsx";
import { PhoneCodeStep } from "../../web/src/areas/settings/security-phone-code.tsx";
import { PhoneNumberStep } from "../../web/src/areas/settings/security-phone-number.tsx";
import { changePassword } from "../../web/src/session/step-up/account-security.ts";
import type { Guarded } from "../../web/src/session/step-up/with-recent-sign-in.ts";
import { escAsks, fill } from "./support/fill.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const stepUp = vi.hoisted(() => ({ isConfirmed: true }));
// The identity service; the screens in front of it are the app's own.
vi.mock(import("../../web/src/session/step-up/account-security.ts"), () => ({
  changePassword: vi.fn<typeof changePassword>(),
  readAccountSecurity: vi.fn<never>(),
}));
vi.mock(import("../../web/src/session/step-up/with-recent-sign-in.ts"), () => ({
  withRecentSignIn: async <T,>(action: () => Promise<T>): Promise<Guarded<T>> =>
    stepUp.isConfirmed ? { isDone: true, result: await action() } : { isDone: false },
}));

vi.mock(import("../../web/src/session/second-factor/sms-code.ts"), () => ({
  arePhonesEmulated: false,
  sendSmsCode: vi.fn<never>(),
}));

beforeEach(() => {
  vi.mocked(changePassword).mockReset().mockResolvedValue();
  stepUp.isConfirmed = true;
});

const page = { actor: kim, path: "/settings?section=security" };
const refused = (code: string) => new FirebaseError(`auth/${code}`, "Refused.");

describe("the change of the password", () => {
  async function open() {
    const hands = renderPage(<SecurityPassword hasPassword />, page);
    const opener = screen.getByRole("button", { name: "Change the password" });
    await hands.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Change the password" });
    return {
      hands,
      opener,
      first: within(dialog).getByLabelText<HTMLInputElement>("New password"),
      second: within(dialog).getByLabelText<HTMLInputElement>("New password again"),
      change: within(dialog).getByRole("button", { name: "Change" }),
    };
  }

  test("asks before Esc loses it, refuses two that differ, and changes it once", async () => {
    const { hands, opener, first, second, change } = await open();
    await fill(hands, first, "harbor-1");
    await escAsks(hands);
    expect(first.value).toBe("harbor-1");
    await fill(hands, second, "Harbor-1");
    await hands.click(change);
    expect(await screen.findByText("The passwords do not match.")).toBeDefined();
    expect(document.activeElement).toBe(second);
    expect(changePassword).not.toHaveBeenCalled();

    await fill(hands, second, "harbor-1");
    tapTwice(change);
    await screen.findByText("The password is changed. Other devices have to sign in again.");
    expect(vi.mocked(changePassword).mock.calls).toEqual([["harbor-1"]]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("keeps what is typed without a network, and after a cancelled confirmation", async () => {
    const { hands, first, second, change } = await open();
    await fill(hands, first, "harbor-1");
    await fill(hands, second, "harbor-1");
    vi.mocked(changePassword).mockRejectedValueOnce(refused("network-request-failed"));
    await hands.click(change);
    await screen.findByRole("alert");
    stepUp.isConfirmed = false;
    await hands.click(change);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect([first.value, second.value]).toEqual(["harbor-1", "harbor-1"]);
  });

  test("shows a password that the identity service refuses beside its field", async () => {
    const { hands, first, second, change } = await open();
    await fill(hands, first, "123456");
    await fill(hands, second, "123456");
    vi.mocked(changePassword).mockRejectedValueOnce(refused("weak-password"));
    await hands.click(change);
    await waitFor(() => expect(first.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(first);
  });
});

describe("a phone as a second factor", () => {
  test("needs a number, which is kept when the message could not be sent", async () => {
    const send = vi.fn<(number: string) => Promise<void>>();
    send.mockRejectedValueOnce(refused("invalid-phone-number")).mockResolvedValue();
    const hands = renderPage(<PhoneNumberStep send={send} onClose={() => undefined} />, page);
    const number = await screen.findByLabelText<HTMLInputElement>("Phone number");
    await hands.selectOptions(screen.getByRole("combobox", { name: "Country" }), "US");
    await hands.click(screen.getByRole("button", { name: "Send the code" }));
    await screen.findByText(/^Enter a phone number, for example/u);
    expect(send).not.toHaveBeenCalled();

    await fill(hands, number, "(201) 555-0123");
    await escAsks(hands);
    await hands.click(screen.getByRole("button", { name: "Send the code" }));
    await screen.findByText("This is not a phone number that can get messages.");
    expect(number.value).toBe("(201) 555-0123");
    tapTwice(screen.getByRole("button", { name: "Send the code" }));
    await waitFor(() => expect(send.mock.calls).toEqual([["+12015550123"], ["+12015550123"]]));
  });

  test("is set up once by its code; a wrong one is marked and the name stays", async () => {
    const finish = vi.fn<(code: string, name: string) => Promise<void>>();
    finish.mockRejectedValueOnce(refused("invalid-verification-code")).mockResolvedValue();
    const hands = renderPage(
      <PhoneCodeStep
        phoneNumber="+1 201 555 0123"
        finish={finish}
        resend={async () => undefined}
        onAdded={() => undefined}
        onClose={() => undefined}
      />,
      page,
    );
    const code = await screen.findByLabelText<HTMLInputElement>(/digit code$/u);
    const switchOn = screen.getByRole("button", { name: "Switch on" });
    await hands.click(switchOn);
    await screen.findByText("Enter all 6 digits.");
    await fill(hands, screen.getByLabelText("Name"), "Work phone");
    await fill(hands, code, "123456");
    await hands.click(switchOn);
    await screen.findByText(/^This code is not right/u);
    expect(document.activeElement).toBe(code);
    await fill(hands, code, "654321");
    tapTwice(switchOn);
    await screen.findByText("The phone is set up.");
    expect(finish.mock.calls).toEqual([
      ["123456", "Work phone"],
      ["654321", "Work phone"],
    ]);
  });
});
