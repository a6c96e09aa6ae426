import { deviceSessionId } from "@crewline/domain/records/sign-ins/device-session";
import type { DeviceSessionId } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { describe, expect, test } from "vitest";
import { forgetDevice } from "../../functions/src/operations/access/sign-ins.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import type { Member } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { alteredToken, changeAccount, payloadOf } from "../support/auth-emulator.ts";
import { SessionBrowser } from "../support/session-browser.ts";

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = stackEnvironment;
const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;

interface Device {
  id: DeviceSessionId;
  token: string;
  api: Api;
  browser: SessionBrowser;
  /** The status of reading the person's company from the database itself, by the rules. */
  read: () => Promise<number>;
}

/** A sign-in of the person so many seconds ago, in a browser of its own. */
async function aDevice(
  { login }: Member,
  companyId: CompanyId,
  ageSeconds: number,
): Promise<Device> {
  const signedInAt = Number(payloadOf(login.idToken)["auth_time"]) - ageSeconds;
  const token = alteredToken(login.idToken, { auth_time: signedInAt });
  const browser = new SessionBrowser();
  const { status } = await browser.signIn(token);
  expect(status).toBe(200);
  return {
    id: deviceSessionId(signedInAt),
    token,
    api: apiFor(token),
    browser,
    read: async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${documents}/companies/${companyId}`, { headers })).status;
    },
  };
}

async function threeDevices() {
  const company = await aCompany();
  const ana = await aMember(company);
  // The account is as old as its devices.
  await changeAccount(ana.login.uid, { validSince: String(Math.floor(Date.now() / 1000) - 3600) });
  const device = (ageSeconds: number) => aDevice(ana, company.companyId, ageSeconds);
  const [here, phone, tablet] = [await device(0), await device(20), await device(40)];
  return { company, ana, here, phone, tablet };
}

const idsOf = async ({ api }: Device) =>
  (await api.user.sessions.query()).sessions.map(({ id, isCurrent }) => [id, isCurrent]);

async function expectOpen({ api, browser, read }: Device): Promise<void> {
  await expect(api.user.userInfo.query()).resolves.toBeDefined();
  expect([(await browser.guid()) !== null, await read()]).toEqual([true, 200]);
}

async function expectEnded({ api, token, browser, read }: Device): Promise<void> {
  const refused = { code: "UNAUTHORIZED", message: "Firebase sign-in ended" };
  expect(await refusalOf(api.user.userInfo.query())).toMatchObject(refused);
  const change = api.user.save.mutate({ ...anAttempt(), displayName: "Mallory" });
  expect(await refusalOf(change)).toMatchObject(refused);
  expect([await browser.guid(), await read()]).toEqual([null, 403]);
  expect((await new SessionBrowser().signIn(token)).status).toBe(401);
}

describe("the devices of a login", () => {
  test("are listed, this one first, and the person's alone", async () => {
    const { company, here, phone, tablet } = await threeDevices();
    const ids = await idsOf(here);
    expect(ids[0]).toEqual([here.id, true]);
    expect(ids.slice(1)).toEqual(
      expect.arrayContaining([
        [phone.id, false],
        [tablet.id, false],
      ]),
    );
    const others = await company.owner.api.user.sessions.query();
    expect(others.sessions.map(({ id }) => id)).not.toContain(phone.id);
  });

  test("stay one after a new proof of the person, known since the first sign-in", async () => {
    const { ana, here, phone } = await threeDevices();
    const { sessions } = await phone.api.user.sessions.query();
    const since = sessions.find(({ isCurrent }) => isCurrent)?.firstUsedAt;
    const proven = alteredToken(ana.login.idToken, { auth_time: Number(phone.id) + 5 });
    const csrfToken = await phone.browser.csrfToken();
    const update = { csrfToken, data: { idToken: proven } };
    expect((await phone.browser.postJson("session", update)).status).toBe(200);
    const after = (await apiFor(proven).user.sessions.query()).sessions;
    expect(after.map(({ id }) => id)).not.toContain(phone.id);
    expect(after[0]).toMatchObject({
      id: String(Number(phone.id) + 5),
      isCurrent: true,
      firstUsedAt: since,
    });
    const again = alteredToken(ana.login.idToken, { auth_time: Number(phone.id) + 7 });
    expect((await phone.browser.signIn(again)).status).toBe(200);
    const ids = (await idsOf(here)).map(([id]) => id);
    expect(ids).toContain(String(Number(phone.id) + 7));
    expect(ids).not.toContain(String(Number(phone.id) + 5));
    expect(ids).toHaveLength(after.length);
  });

  test("list this one before its session is noted", async () => {
    const { ana, here } = await threeDevices();
    const at = Number(here.id) - 3;
    const fresh = apiFor(alteredToken(ana.login.idToken, { auth_time: at }));
    const [first] = (await fresh.user.sessions.query()).sessions;
    expect(first).toMatchObject({ id: String(at), isCurrent: true });
  });

  test("leave the list with their sign-out", async () => {
    const { here, phone } = await threeDevices();
    await phone.browser.postForm("signout", { callbackUrl: "/login" });
    expect((await idsOf(here)).map(([id]) => id)).not.toContain(phone.id);
  });
});

test("a device that was signed out from another is refused everywhere, the others are not", async () => {
  const { here, phone, tablet } = await threeDevices();
  await expectOpen(phone);
  await here.api.user.endSession.mutate({ ...anAttempt(), sessionId: phone.id });
  await expectEnded(phone);
  await expectOpen(tablet);
  await expectOpen(here);
  expect((await idsOf(here)).map(([id]) => id)).not.toContain(phone.id);
});

test("signing out everywhere else ends all but this one, also devices that no list shows", async () => {
  const { ana, company, here, phone, tablet } = await threeDevices();
  const unlisted = await aDevice(ana, company.companyId, 10);
  await forgetDevice({ uid: ana.login.uid, authTimeSeconds: Number(unlisted.id) });
  await tablet.api.user.endOtherSessions.mutate(anAttempt());
  for (const device of [here, phone, unlisted]) await expectEnded(device);
  await expectOpen(tablet);
  expect(await idsOf(tablet)).toEqual([[tablet.id, true]]);
});

test("this device and another user's cannot be ended this way", async () => {
  const { company, here, phone } = await threeDevices();
  const own = here.api.user.endSession.mutate({ ...anAttempt(), sessionId: here.id });
  expect(await refusalOf(own)).toMatchObject({ rule: "ownSession" });
  const strange = company.owner.api.user.endSession.mutate({
    ...anAttempt(),
    sessionId: phone.id,
  });
  expect(await refusalOf(strange)).toMatchObject({ rule: "notFound" });
  await expectOpen(phone);
});
