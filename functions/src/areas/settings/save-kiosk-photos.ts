import type { saveKioskPhotosSchema } from "@crewline/domain/records/kiosks/punch-photo";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Sets whether shared tablets take photos, and for how many days those are kept. */
export function saveKioskPhotos(
  actor: Actor,
  input: z.infer<typeof saveKioskPhotosSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    requireVersion(before, input.expectedVersion, { what: "company" });
    const after = { ...before, kioskPhotos: input.kioskPhotos };
    return { version: changeCompany(store, actor, { before, after }) };
  });
}
