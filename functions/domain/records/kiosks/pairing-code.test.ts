import { expect, test } from "vitest";
import { PAIRING_ALPHABET, pairingCodeSchema, pairingCodeText } from "./pairing-code.ts";

test("a code may be typed in small letters, with spaces or a hyphen", () => {
  expect(pairingCodeSchema.parse(" k7qx-2mpd ")).toBe("K7QX2MPD");
  expect(pairingCodeText("K7QX2MPD")).toBe("K7QX-2MPD");
});

test.each(["", "K7QX2MP", "K7QX2MPDD", "K7QX2MP0", "K7QX2MPI"])("%j is no code", (typed) => {
  expect(pairingCodeSchema.safeParse(typed).success).toBe(false);
});

test("no two characters of the alphabet are mistaken for one another", () => {
  expect(PAIRING_ALPHABET).not.toMatch(/[01ILOU]/u);
});
