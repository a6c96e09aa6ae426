import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import {
  checklistPhotoId,
  MOST_CHECKLIST_PHOTO_BYTES,
} from "@crewline/domain/records/checklists/checklist-photo";
import { plainItem } from "@crewline/domain/projections/checklists/paste-items";
import { expect, test } from "vitest";
import { aListOfToday } from "../support/a-list-of-today.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { cameraJpeg, jpegOf } from "../support/photos.ts";

const itemId = checklistItemIdSchema.parse("display");

/** A list of today at Harbor that asks for a photo of the display, and who answers it. */
async function aPhotographedList() {
  const items = [{ ...plainItem(itemId), label: "Display", type: "photo" as const }];
  const { company, locationId, day, runId } = await aListOfToday({ items });
  const ana = await aMember(company, { role: "employee", locationIds: [locationId] });
  const place = { locationId, day, runId, itemId };
  const send = (bytes: Buffer | null, type: "image/jpeg" | "image/webp" = "image/jpeg") => ({
    ...anAttempt(),
    ...place,
    value: "taken",
    note: "",
    photo: bytes === null ? null : { type, base64: bytes.toString("base64") },
  });
  const stored = async () => (await company.read()).checklistPhotos.find(checklistPhotoId(place));
  return { company, ana, send, stored };
}

test("a photo arrives once with its answer, names who took it, and another one replaces it", async () => {
  const { ana, send, stored } = await aPhotographedList();
  const first = send(jpegOf(640, 480));
  await ana.api.templates.answer.mutate(first);
  await ana.api.templates.answer.mutate(first);
  expect(await stored()).toMatchObject({
    base64: jpegOf(640, 480).toString("base64"),
    employeeId: ana.employeeId,
  });
  await ana.api.templates.answer.mutate(send(jpegOf(320, 240)));
  expect(await stored()).toMatchObject({ base64: jpegOf(320, 240).toString("base64") });
});

test("what is no photo is refused with a sentence, and nothing is kept", async () => {
  const { ana, send, stored } = await aPhotographedList();
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  const refused = [
    send(svg),
    send(jpegOf(640, 480), "image/webp"),
    send(jpegOf(65_000, 65_000)),
    send(cameraJpeg),
  ];
  for (const input of refused) {
    const refusal = await refusalOf(ana.api.templates.answer.mutate(input));
    expect(refusal).toMatchObject({ rule: "photoRefused" });
  }
  const large = send(Buffer.concat([jpegOf(640, 480), Buffer.alloc(MOST_CHECKLIST_PHOTO_BYTES)]));
  expect(await refusalOf(ana.api.templates.answer.mutate(large))).toMatchObject({
    code: "BAD_REQUEST",
  });
  const without = ana.api.templates.answer.mutate(send(null));
  expect(await refusalOf(without)).toMatchObject({ rule: "wrongAnswer" });
  expect(await stored()).toBeNull();
});

test("a photo of an item of another location or company is refused", async () => {
  const { company, send, stored } = await aPhotographedList();
  const [cleo, stranger] = [
    await aMember(company, { role: "employee", locationIds: [company.market] }),
    (await aCompany()).owner,
  ];
  for (const { api } of [cleo, stranger]) {
    const refusal = await refusalOf(api.templates.answer.mutate(send(jpegOf(640, 480))));
    expect(refusal).toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await stored()).toBeNull();
});

test("the photos of an employee go with their record", async () => {
  const { company, ana, send, stored } = await aPhotographedList();
  await ana.api.templates.answer.mutate(send(jpegOf(640, 480)));
  expect(await stored()).not.toBeNull();
  const { removePhotos } = await import("../../functions/src/operations/kiosks/remove-photos.ts");
  await removePhotos(company.companyId, (store) => store.checklistPhotos, [
    "employeeId",
    "==",
    ana.employeeId,
  ]);
  expect(await stored()).toBeNull();
});
