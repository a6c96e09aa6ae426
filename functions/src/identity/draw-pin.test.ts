import { anEmployeeId, aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTrivialPin } from "@crewline/domain/records/employees/pin";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
});
afterEach(() => vi.unstubAllEnvs());

const draw = {
  companyId: aCompanyId("harbor"),
  employeeId: anEmployeeId("ana"),
  idempotencyKey: "first",
};

async function drawnWith(secret: string, of = draw, count = 300): Promise<string[]> {
  vi.resetModules();
  vi.stubEnv("PIN_SECRET", secret.repeat(43));
  const { pinOfDraw } = await import("./draw-pin.ts");
  return Array.from({ length: count }, (_, number) => pinOfDraw(of, number));
}

test("a PIN has six digits, and none is easy to guess", async () => {
  const pins = await drawnWith("a");
  expect(pins.filter((pin) => !/^\d{6}$/.test(pin) || isTrivialPin(pin))).toEqual([]);
  expect(new Set(pins).size).toBeGreaterThan(290);
});

test("a repeated attempt draws the same PINs, and another person, attempt or secret others", async () => {
  const pins = await drawnWith("a");
  expect(await drawnWith("a")).toEqual(pins);
  const others = await Promise.all([
    drawnWith("a", { ...draw, employeeId: anEmployeeId("bo") }),
    drawnWith("a", { ...draw, idempotencyKey: "second" }),
    drawnWith("a", { ...draw, companyId: aCompanyId("pier") }),
  ]);
  for (const other of [...others, await drawnWith("b")]) expect(other[0]).not.toBe(pins[0]);
});
