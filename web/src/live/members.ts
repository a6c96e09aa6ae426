import type { Member } from "@crewline/domain/records/company/member";
import { memberSchema } from "@crewline/domain/records/company/member";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { by } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The reader's own membership, from which a manager's locations come. */
export function memberSource(reader: Pick<Reader, "companyId" | "uid">): LiveSource<Member | null> {
  const { companyId, uid } = reader;
  return documentSource({
    uid,
    path: `companies/${companyId}/members/${uid}`,
    schema: memberSchema,
  });
}

/** All logins of the company; admins only. */
export function membersSource(reader: Reader): LiveSource<Member[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/members`,
    schema: memberSchema,
    compare: by((member) => member.displayName),
  });
}
