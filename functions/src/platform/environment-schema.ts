import { z } from "zod/mini";

const originSchema = z
  .string()
  .check(z.refine(isOrigin, "must be an origin such as https://app.example.com"));

/** 32 random bytes are 43 characters in base64url and 64 in hexadecimal. */
const secretSchema = z.string().check(z.minLength(43, "must hold at least 32 random bytes"));

/** The variables of the environment, each with what is said of a wrong one; never its value. */
export const environmentSchema = z.object({
  GCLOUD_PROJECT: z.string("is missing").check(z.minLength(1)),
  APP_ORIGIN: z.array(originSchema).check(z.minLength(1, "is missing")),
  STAFF_DOMAIN: z
    .string("is missing")
    .check(z.toLowerCase(), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be a domain")),
  SESSION_SECRET: z.array(secretSchema).check(z.maxLength(2, "holds two secrets at most")),
  PIN_SECRET: z.nullable(secretSchema),
  SMTP_URL: z.nullable(
    z
      .string()
      .check(
        z.refine(isMailServer, "must be an address such as smtps://user:password@smtp.example.com"),
      ),
  ),
  MAIL_FROM: z.nullable(
    z
      .string()
      .check(
        z.regex(
          /^[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/,
          "must be like: Crewline <no-reply@example.com>",
        ),
      ),
  ),
  STAFF_MAIL: z.nullable(z.email("must be an e-mail address")),
  WEB_API_KEY: z.nullable(z.string().check(z.regex(/^[\w-]+$/, "must be the key of the web app"))),
  /** Keys of VAPID (RFC 8292) in base64url: a point and a scalar of P-256. */
  PUSH_PUBLIC_KEY: z.nullable(
    z
      .string()
      .check(z.regex(/^[\w-]{87}$/, "must be the public key of npx web-push generate-vapid-keys")),
  ),
  PUSH_PRIVATE_KEY: z.nullable(
    z
      .string()
      .check(z.regex(/^[\w-]{43}$/, "must be the private key of npx web-push generate-vapid-keys")),
  ),
  STRIPE_SECRET_KEY: z.nullable(
    z
      .string()
      .check(z.regex(/^[rs]k_(?:test|live)_\w+$/, "must be a secret or restricted key of Stripe")),
  ),
  STRIPE_WEBHOOK_SECRET: z.nullable(
    z.string().check(z.regex(/^whsec_\w+$/, "must be the signing secret of the webhook at Stripe")),
  ),
  APP_CHECK: z.nullable(z.literal("required", 'must be "required", or absent')),
});

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
