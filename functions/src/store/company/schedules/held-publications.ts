import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { PublicationPartId } from "@crewline/domain/kernel/ids/record-ids";
import type { HeldPart } from "@crewline/domain/records/schedules/publication";
import { heldPartSchema } from "@crewline/domain/records/schedules/publication";
import { z } from "zod/mini";
import type { Filter } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

const bulkSchema = z.pick(heldPartSchema, { before: true, people: true });

/** Documents from before `bulk` was kept hold its lists as they are. */
const storedSchema = z.partial(z.extend(heldPartSchema, { bulk: z.optional(z.string()) }), {
  before: true,
  people: true,
});

/**
 * What a publication takes back or tells, until its hold is over. Its lists are stored compressed,
 * because a publication is one transaction, whose size the database limits.
 */
export function heldPublications({ unit, path }: CompanyUnit) {
  const stored = collection(unit, {
    path: `${path}/heldPublications`,
    schema: storedSchema,
    what: "publication",
  });
  return {
    create: (id: PublicationPartId, { before, people, ...rest }: HeldPart): void =>
      stored.create(id, { ...rest, bulk: compressed({ before, people }) }),
    list: async (filters: readonly Filter[]): Promise<HeldPart[]> =>
      (await stored.list(filters)).map(({ bulk, before = [], people = [], ...rest }) =>
        bulk === undefined ? { ...rest, before, people } : { ...rest, ...expanded(bulk) },
      ),
    remove: stored.remove,
  };
}

function compressed(bulk: z.infer<typeof bulkSchema>): string {
  return deflateRawSync(JSON.stringify(bulk)).toString("base64");
}

function expanded(text: string): z.infer<typeof bulkSchema> {
  return bulkSchema.parse(JSON.parse(inflateRawSync(Buffer.from(text, "base64")).toString()));
}
