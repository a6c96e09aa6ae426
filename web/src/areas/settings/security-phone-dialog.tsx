import { useState } from "react";
import {
  finishPhoneEnrolment,
  startPhoneEnrolment,
} from "../../session/second-factor/enrol-second-factor.ts";
import { PhoneCodeStep } from "./security-phone-code.tsx";
import { PhoneNumberStep } from "./security-phone-number.tsx";

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
  const send = async (phoneNumber: string) => {
    setSent({ phoneNumber, smsSession: await startPhoneEnrolment(phoneNumber) });
  };
  if (sent === null) return <PhoneNumberStep send={send} onClose={onClose} />;
  const { phoneNumber, smsSession } = sent;
  return (
    <PhoneCodeStep
      phoneNumber={phoneNumber}
      finish={(code, name) => finishPhoneEnrolment(smsSession, code, name)}
      resend={() => send(phoneNumber)}
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
