import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import { MOST_PUNCH_PHOTO_BYTES } from "@crewline/domain/records/kiosks/punch-photo";
import type { KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { describe, expect, test } from "vitest";
import { removePunchPhotos } from "../../functions/src/jobs/remove-punch-photos.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import type { TestKiosk } from "../support/a-kiosk.ts";
import { aKiosk } from "../support/a-kiosk.ts";
import { aPerson } from "../support/a-pin.ts";
import { resigned } from "../support/an-end-cause.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { plainJpeg, plainWebp } from "../support/photos.ts";

const base64 = plainJpeg.toString("base64");
const tooLarge = Buffer.concat([plainJpeg, Buffer.alloc(MOST_PUNCH_PHOTO_BYTES)]);

/** A company whose tablets take photos, and one of those at Harbor. */
async function aPhotographed(keptDays = 7) {
  const company = await aCompany();
  await setPhotos(company, { isOn: true, keptDays });
  return { company, tablet: await aKiosk(company) };
}

async function setPhotos({ owner, read }: TestCompany, kioskPhotos: object): Promise<void> {
  const { version: expectedVersion } = await (await read()).company();
  const input = { ...anAttempt(), expectedVersion, kioskPhotos };
  await owner.api.settings.saveKioskPhotos.mutate(input as never);
}

async function clockIn(tablet: TestKiosk, pin: string): Promise<KioskPunch> {
  const punch = { ...(await tablet.punch(pin, "clockIn")), hasPhoto: true };
  await tablet.api.kiosk.punch.mutate(punch);
  return punch;
}

const queued = (punch: KioskPunch) => {
  const sending = { wasQueued: true, deviceNow: punch.at, elapsedMs: 0 };
  return { ...punch, hasPhoto: true, sending };
};

const add = ({ api }: TestKiosk, punchId: PunchId, photo = base64) =>
  api.kiosk.addPhoto.mutate({ punchId, base64: photo });

const photoOf = async ({ read }: TestCompany, id: PunchId) => (await read()).punchPhotos.find(id);

describe("the photo of a punch at a tablet", () => {
  test("is kept once with the punch and the location, and named by the time entry", async () => {
    const { company, tablet } = await aPhotographed();
    const { employeeId, pin } = await aPerson(company);
    const punch = await clockIn(tablet, pin);
    expect(await photoOf(company, punch.id)).toMatchObject({ base64: null });
    await add(tablet, punch.id);
    await add(tablet, punch.id, Buffer.concat([plainJpeg, plainJpeg]).toString("base64"));
    await tablet.api.kiosk.punch.mutate(punch);
    const { harbor: locationId } = company;
    const found = await photoOf(company, punch.id);
    expect(found).toMatchObject({ employeeId, locationId, base64 });
    const [entry] = await (
      await company.read()
    ).timeEntries.list([["employeeId", "==", employeeId]]);
    expect(entry?.punches).toMatchObject([{ photoId: punch.id }]);
  });

  test("is refused if it is no JPEG, too large or of no punch, and changes nothing", async () => {
    const { company, tablet } = await aPhotographed();
    const { id } = await clockIn(tablet, (await aPerson(company)).pin);
    const refused = { rule: "photoRefused" };
    expect(await refusalOf(add(tablet, id, plainWebp.toString("base64")))).toMatchObject(refused);
    const page = Buffer.from("<html></html>").toString("base64");
    expect(await refusalOf(add(tablet, id, page))).toMatchObject(refused);
    expect(await refusalOf(add(tablet, id, tooLarge.toString("base64")))).toMatchObject({
      code: "BAD_REQUEST",
    });
    const other = await tablet.punch("000001", "clockIn");
    expect(await refusalOf(add(tablet, other.id))).toMatchObject({ code: "NOT_FOUND" });
    const far = await aKiosk(await aCompany());
    expect(await refusalOf(add(far, id))).toMatchObject({ code: "NOT_FOUND" });
    expect(await photoOf(company, id)).toMatchObject({ base64: null });
  });

  test("comes after punches that waited offline, also one whose PIN no one has", async () => {
    const { company, tablet } = await aPhotographed();
    const { employeeId, pin } = await aPerson(company);
    const known = queued(await tablet.punch(pin, "clockIn"));
    const unknown = queued(await tablet.punch("000001", "clockIn"));
    await tablet.api.kiosk.sync.mutate({ punches: [known, unknown] });
    await tablet.api.kiosk.sync.mutate({ punches: [known, unknown] });
    await add(tablet, known.id);
    await add(tablet, unknown.id);
    expect(await photoOf(company, known.id)).toMatchObject({ employeeId, base64 });
    expect(await photoOf(company, unknown.id)).toMatchObject({ employeeId: null, base64 });
    const waiting = await (await company.read()).unplacedPunches.get(unknown.id);
    expect(waiting.punch.photoId).toBe(unknown.id);
  });

  test("is not kept where the company wants none, though the tablet has one", async () => {
    const company = await aCompany();
    const tablet = await aKiosk(company);
    expect((await tablet.api.kiosk.state.query()).photoDays).toBeNull();
    const { id } = await clockIn(tablet, (await aPerson(company)).pin);
    expect(await refusalOf(add(tablet, id))).toMatchObject({ code: "NOT_FOUND" });
    const [entry] = await (await company.read()).timeEntries.list([]);
    expect(entry?.punches).toMatchObject([{ photoId: null }]);
  });

  test("is removed by night after the days of the setting, and stays until then", async () => {
    const { company, tablet } = await aPhotographed(7);
    const [old, young] = [await aPerson(company), await aPerson(company)];
    const punches = [await clockIn(tablet, old.pin), await clockIn(tablet, young.pin)];
    for (const { id } of punches) await add(tablet, id);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const [index, days] of [7.01, 6.9].entries()) {
      await inTransaction(async (unit) => {
        const { punchPhotos } = companyStore(unit, company.companyId);
        const photo = await punchPhotos.get(punches[index]?.id ?? ("" as never));
        punchPhotos.save(photo.id, { ...photo, receivedAt: daysAgo(days) });
      });
    }
    await removePunchPhotos(company.companyId);
    const { punchPhotos } = await company.read();
    expect((await punchPhotos.list([])).map(({ id }) => id)).toEqual([punches[1]?.id]);
  });

  test("goes to the record that stays in a merge, and is gone with the personal data", async () => {
    const { company, tablet } = await aPhotographed();
    const { employees } = company.owner.api;
    const [stays, duplicate] = [await aPerson(company), await aPerson(company)];
    const punch = queued(await tablet.punch(duplicate.pin, "clockOut"));
    const { id } = punch;
    await tablet.api.kiosk.sync.mutate({ punches: [punch] });
    await add(tablet, id);
    const edit = async () => {
      const { version, name } = await (await company.read()).employees.get(stays.employeeId);
      const { employeeId } = stays;
      return { ...anAttempt(), employeeId, expectedVersion: version, name };
    };
    const { name: _name, ...merge } = await edit();
    await employees.merge.mutate({ ...merge, duplicateId: duplicate.employeeId });
    expect(await photoOf(company, id)).toMatchObject({ employeeId: stays.employeeId, base64 });
    const { name: _other, ...end } = await edit();
    await employees.setEmploymentEnd.mutate({ ...end, lastDay: "2026-01-31", cause: resigned });
    await employees.pseudonymise.mutate(await edit());
    expect(await photoOf(company, id)).toBeNull();
  });
});
