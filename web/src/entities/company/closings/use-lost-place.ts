import type { ShownClosing } from "@crewline/domain/records/pay/location-closings";
import { placeMeanwhileText } from "@crewline/domain/words/pay/closing-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useAnsweredElsewhere } from "./use-answered-elsewhere.ts";

interface LostPlace {
  /** The location as the question was asked about it, and as it is now. */
  place: ShownClosing;
  now: ShownClosing;
  isRunning: boolean;
  onClose: () => void;
}

/** Closes a question about a location's days that someone else has answered, and says so. */
export function useLostPlace({ place, now, ...question }: LostPlace): void {
  const locale = useLocale();
  const isOver = (place.state === "closed") !== (now.state === "closed");
  useAnsweredElsewhere({ ...question, isOver, told: placeMeanwhileText(now, locale) });
}
