import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ToldTask } from "@crewline/domain/words/home/inbox-words";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { taskWords } from "@crewline/domain/words/home/inbox-words";

/** The title of the dialog in which a task is done. */
export function taskTitle(task: ToldTask, { name, timeZone }: Location, locale: Locale): string {
  return inboxTexts(locale).dialogTitle(taskWords(task, timeZone, locale).label, name);
}
