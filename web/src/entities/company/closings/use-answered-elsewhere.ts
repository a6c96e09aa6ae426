import { useEffect, useEffectEvent } from "react";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface AnsweredElsewhere {
  /** True once there is nothing left to answer. */
  isOver: boolean;
  /** The own answer is on its way and may be what ended it: it says itself what came of it. */
  isRunning: boolean;
  /** Who answered it; null where that is not known. */
  told: string | null;
  onClose: () => void;
}

/** Closes a question about closed days that someone else has answered, and says who did. */
export function useAnsweredElsewhere({ isOver, isRunning, told, onClose }: AnsweredElsewhere) {
  const notify = useNotice();
  const end = useEffectEvent(() => {
    if (!isRunning && told !== null) notify(told);
    onClose();
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}
