import { z } from "zod";

const originSchema = z
  .string()
  .refine(isOrigin, "must be an origin such as https://app.example.com");

/** 32 random bytes are 43 characters in base64url and 64 in hexadecimal. */
const secretSchema = z.string().min(43, "must hold at least 32 random bytes");

/** The variables of the environment, each with what is said of a wrong one; never its value. */
export const environmentSchema = z.object({
  GCLOUD_PROJECT: z.string("is missing").min(1),
  APP_ORIGIN: z.array(originSchema).min(1, "is missing"),
  STAFF_DOMAIN: z
    .string("is missing")
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be a domain"),
  SESSION_SECRET: z.array(secretSchema).max(2, "holds two secrets at most"),
  PIN_SECRET: secretSchema.nullable(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, "must be an address such as smtps://user:password@smtp.example.com")
    .nullable(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/, "must be like: Crewline <no-reply@example.com>")
    .nullable(),
  STAFF_MAIL: z.email("must be an e-mail address").nullable(),
  WEB_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, "must be the key of the web app")
    .nullable(),
  /** Keys of VAPID (RFC 8292) in base64url: a point and a scalar of P-256. */
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be the public key of npx web-push generate-vapid-keys")
    .nullable(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be the private key of npx web-push generate-vapid-keys")
    .nullable(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/, "must be a secret or restricted key of Stripe")
    .nullable(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must be the signing secret of the webhook at Stripe")
    .nullable(),
  APP_CHECK: z.literal("required", 'must be "required", or absent').nullable(),
});

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
