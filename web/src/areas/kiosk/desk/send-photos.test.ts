import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { aDesk, refusal } from "./a-desk.test-support.ts";
import { allowPunch } from "./allow-punch.ts";
import { makePunch, NotPairedError } from "./kiosk-desk.ts";
import { sendPhotos } from "./send-photos.ts";

const choice = { pin: "204816", kind: "clockIn", jobRoleId: null, photo: "/9j/" } as const;
const online = { ...choice, isOnline: true };

test("the photo of a punch waits until the server has the punch, and is then sent once", async () => {
  const { desk, kept, photos, calls } = await aDesk();
  await makePunch(desk, { ...choice, isOnline: false });
  expect(kept).toMatchObject([{ hasPhoto: true }]);
  await sendPhotos(desk);
  expect([calls.addPhoto.mock.calls.length, photos.size]).toEqual([0, 1]);
  const [{ id: punchId } = { id: "" }] = kept.splice(0);
  await sendPhotos(desk);
  await sendPhotos(desk);
  expect(calls.addPhoto.mock.calls.map(([input]) => input)).toEqual([{ punchId, base64: "/9j/" }]);
  expect(photos.size).toBe(0);
});

test("a punch without a camera is made without a photo", async () => {
  const { desk, photos, calls } = await aDesk();
  await makePunch(desk, { ...online, photo: null });
  expect(calls.punch.mock.lastCall).toMatchObject([{ hasPhoto: false }, {}]);
  expect(photos.size).toBe(0);
});

test("the photo of a refused punch is forgotten, unless a manager allows it", async () => {
  const { desk, photos, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(refusal("FORBIDDEN", "tooEarly"));
  const screen = await makePunch(desk, online);
  expect(photos.size).toBe(0);
  if (screen.kind !== "refused") throw new Error(`The tablet shows ${screen.kind}.`);
  await allowPunch(desk, screen, { managerPin: "778899", reason: "Delivery at 8." });
  expect([...photos.keys()]).toEqual([screen.punch.id]);
});

test("a photo waits through a passing fault and is forgotten where it is not wanted", async () => {
  const { desk, photos, calls } = await aDesk();
  await makePunch(desk, online);
  await makePunch(desk, online);
  calls.addPhoto.mockRejectedValueOnce(new TRPCClientError("Failed to fetch"));
  await sendPhotos(desk);
  expect([photos.size, calls.addPhoto.mock.calls.length]).toEqual([2, 1]);
  calls.addPhoto.mockRejectedValueOnce(refusal("NOT_FOUND", "notFound"));
  await sendPhotos(desk);
  expect([photos.size, calls.addPhoto.mock.calls.length]).toEqual([0, 3]);
});

test("a photo waits on an unpaired tablet for its next pairing", async () => {
  const { desk, photos, calls } = await aDesk();
  await makePunch(desk, online);
  calls.addPhoto.mockRejectedValueOnce(refusal("UNAUTHORIZED", "kioskNotPaired"));
  await expect(sendPhotos(desk)).rejects.toThrow(NotPairedError);
  expect(photos.size).toBe(1);
});
