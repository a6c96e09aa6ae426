import { useState } from "react";
import { CODE_LENGTH } from "../../ui/inputs/code-input.tsx";
import { useCountdown } from "../../ui/clock/use-countdown.ts";
import { useOnce } from "../../ui/state/use-once.ts";
import { secondFactorProblem } from "./second-factor-problem.ts";
import type { SecondFactor } from "./second-factor.ts";
import type { SignInChallenge } from "./sign-in-challenge.ts";
import { RESEND_SECONDS } from "./sms-pause.ts";

/** Typing, sending and confirming the code of one factor. */
export function useChallengeCode(challenge: SignInChallenge, factor: SecondFactor) {
  const [code, setCode] = useState("");
  const [codeError, setCodeError] = useState<string | null>(null);
  const [sendProblem, setSendProblem] = useState<string | null>(null);
  const [smsSession, setSmsSession] = useState<string | null>(null);
  const [running, setRunning] = useState<"send" | "confirm" | null>(null);
  const [isOver, setOver] = useState(false);
  const { secondsLeft, start } = useCountdown();

  const attempt = async (
    kind: "send" | "confirm",
    action: () => Promise<void>,
    tell: (message: string | null) => void,
  ): Promise<boolean> => {
    setRunning(kind);
    tell(null);
    try {
      await action();
      return true;
    } catch (error) {
      const problem = secondFactorProblem(error);
      if (problem.isOver) setOver(true);
      else tell(problem.message);
      return false;
    } finally {
      setRunning(null);
    }
  };

  const send = async () => {
    const isSent = await attempt(
      "send",
      async () => setSmsSession(await challenge.sendSms(factor)),
      setSendProblem,
    );
    if (isSent) start(RESEND_SECONDS);
  };

  const confirm = async (): Promise<boolean> => {
    if (code.length < CODE_LENGTH) {
      setCodeError(`Enter all ${CODE_LENGTH} digits.`);
      return false;
    }
    return attempt("confirm", () => challenge.confirm(factor, code, smsSession), setCodeError);
  };

  useOnce(factor.kind === "phone" ? send : null);

  return {
    code,
    setCode,
    codeError,
    sendProblem,
    isOver,
    isSent: smsSession !== null,
    isSending: running === "send",
    isConfirming: running === "confirm",
    secondsLeft,
    send,
    confirm,
  };
}
