import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { UserState } from "@crewline/domain/records/users/user";
import { userStateSchema } from "@crewline/domain/records/users/user";
import type { FieldValue } from "firebase-admin/firestore";
import { collection } from "./unit/collection.ts";
import { toDocument } from "./unit/document.ts";
import type { Unit } from "./unit/unit.ts";

/** The announcement of a change of a login's claims. */
export interface Announcement extends Pick<
  UserState,
  "claimsUpdatedAt" | "announced" | "needsSecondFactor"
> {
  /** See `atLeast`: earlier tokens stay refused, whatever is announced later. */
  minIat: FieldValue;
  /** See `noField`: for claims without a view, or the one before would stay announced. */
  noView: FieldValue;
}

const path = "userState";

export function userStates(unit: Unit) {
  return {
    ...collection(unit, { path, schema: userStateSchema, what: "login" }),
    /**
     * Announces the new claims and leaves the rest. It reads nothing: a command and its trigger
     * announce the same at the same time, and would wait for each other.
     */
    announce: (uid: UserId, { minIat, noView, ...news }: Announcement) =>
      unit.merge(unit.firestore.doc(`${path}/${uid}`), {
        ...toDocument(news, userStateSchema),
        ...(news.announced && { announced: { view: noView, ...news.announced } }),
        minIat,
      }),
  };
}
