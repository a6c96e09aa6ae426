import { useState } from "react";
import {
  finishPhoneEnrolment,
  startPhoneEnrolment,
} from "../../session/second-factor/enrol-second-factor.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { PhoneCodeStep } from "./security-phone-code.tsx";
import { PhoneNumberStep } from "./security-phone-number.tsx";
import { refreshAccountSecurity } from "./use-account-security.ts";

interface SentCode {
  phoneNumber: string;
  smsSession: string;
}

interface PhoneDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a phone: first its number, then the code that proves the user has it. */
export function PhoneDialog({ onAdded, onClose }: PhoneDialogProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const notify = useNotice();
  const send = async (phoneNumber: string) => {
    setSent({ phoneNumber, smsSession: await startPhoneEnrolment(phoneNumber) });
  };
  const handleDone = async () => {
    onClose();
    notify("The phone is set up.");
    onAdded();
    await refreshAccountSecurity();
  };
  if (sent === null) return <PhoneNumberStep send={send} onClose={onClose} />;
  const { phoneNumber, smsSession } = sent;
  return (
    <PhoneCodeStep
      phoneNumber={phoneNumber}
      finish={(code, name) => finishPhoneEnrolment(smsSession, code, name)}
      resend={() => send(phoneNumber)}
      onDone={handleDone}
      onClose={onClose}
    />
  );
}
