/** How long the next text message has to wait for the one before it. */
export const RESEND_SECONDS = 30;
