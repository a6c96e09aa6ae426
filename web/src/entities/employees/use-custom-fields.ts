import type { FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import { customFieldsSource } from "../../live/custom-fields.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";

/** The custom fields that the signed-in person may see. */
export function useCustomFields(): LoadResult<FieldBook> {
  const actor = useActor();
  return useLive(customFieldsSource(actor));
}
