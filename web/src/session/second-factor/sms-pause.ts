/** The pause between two text messages. */
export const RESEND_SECONDS = 30;
