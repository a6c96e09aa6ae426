import { base, inAndOut, isOut, out, start } from "./deviation.ts";
import type { Deviation } from "./deviation.ts";
import { callbackUrls } from "./requests.ts";
import { refusedCallbackUrls } from "./callback-url-deviations.ts";

const unsupported = (method: string) =>
  `Error: This action with HTTP ${method} is not supported by NextAuth.js`;
const wrongMethod = { status: 405, answer: { message: "This method is not supported here." } };
const nothingHere = { status: 404, answer: { message: "There is nothing at this address." } };

/** Wanted differences in which requests are answered, and where they lead. */
export const requestDeviations: readonly Deviation[] = [
  {
    what: "The start page is written with its slash",
    contract: "1.3, rules 1 and 3",
    reason: "URLs that are answered are whole",
    differences: [
      {
        requests: [
          ...callbackUrls.foreign.flatMap(inAndOut),
          "POST callback/firebase idToken=$good by a visitor",
          "POST callback/firebase idToken=$good&redirect=false by a visitor",
          "POST signout by a visitor",
        ],
        theirs: { answer: { url: "https://app.crewline.test" } },
        ours: { answer: { url: start } },
      },
      {
        requests: [
          "POST callback/firebase idToken=$good&json= by a visitor",
          "POST callback/firebase idToken=$good&json=false by a visitor",
        ],
        theirs: { location: "https://app.crewline.test" },
        ours: { location: start },
      },
    ],
  },
  {
    what: "A callback URL with a second host, with credentials or into a loop leads to the start page",
    contract: "1.3, rules 3 and 4",
    reason: "parsers disagree about such URLs; the login and the API would start another request",
    differences: Object.entries(callbackUrls.tricky).map(([url, theirs]) => ({
      requests: inAndOut(url),
      theirs: { answer: { url: theirs } },
      ours: { answer: { url: start } },
    })),
  },
  {
    what: "A senseless callback URL is refused before anything happens",
    contract: "1.3, rules 1 and 2",
    reason: "NextAuth throws on some (500) and follows others",
    differences: refusedCallbackUrls(),
  },
  {
    what: "An unknown provider does not exist",
    contract: "1.2",
    reason: "it is not an unsupported action, and not a forged request",
    differences: [
      {
        requests: ["POST callback/other by a visitor", "POST callback/toString by a visitor"],
        theirs: { status: 400, answer: unsupported("POST") },
        ours: { status: 404, answer: { message: "No such provider." } },
      },
      {
        requests: ["POST signin/other by a visitor", "POST signin/constructor by a visitor"],
        theirs: { status: 200, answer: { url: `${base}/signin?csrf=true` } },
        ours: { status: 404, answer: { url: `${base}/signin?error=Signin` } },
      },
      {
        requests: ["POST signin/other json= by a visitor"],
        theirs: { status: 302, answer: "", location: `${base}/signin?csrf=true` },
        ours: { status: 404, answer: { url: `${base}/signin?error=Signin` }, location: null },
      },
    ],
  },
  {
    what: "Names that every object inherits are unknown names",
    contract: "1.3",
    reason: "NextAuth looks them up in plain objects and shows an empty page",
    differences: [
      {
        requests: [
          "GET signin?error=__proto__ by a visitor",
          "GET signin?error=toString by a visitor",
        ],
        theirs: { answer: "" },
        ours: { answer: "Unable to sign in." },
      },
      {
        requests: ["GET error?error=__proto__ by a visitor"],
        theirs: { answer: "" },
        ours: { answer: "error" },
      },
    ],
  },
  {
    what: "Names of errors are read in any case",
    contract: "1.2",
    reason: "NextAuth does so on one of its two pages only",
    differences: [
      {
        requests: ["GET signin?error=credentialssignin by a visitor"],
        theirs: { answer: "Unable to sign in." },
        ours: { answer: "Sign in failed. Check the details you provided are correct." },
      },
      {
        requests: ["GET error?error=credentialssignin by a visitor"],
        theirs: { status: 200, answer: "error", location: null },
        ours: { status: 302, answer: "", location: `${base}/signin?error=CredentialsSignin` },
      },
    ],
  },
  {
    what: "A request from another site is refused",
    contract: "1.1",
    reason: "the browser says where it comes from; a second lock beside the token",
    differences: ["from another site", "from no site", "from a sibling"].map((from) => ({
      requests: [`${out}, ${from}`],
      theirs: { status: 200, answer: { url: start }, ...isOut },
      ours: {
        status: 403,
        answer: { message: "This request comes from another site." },
        isSignedIn: true,
        writes: "nothing",
      },
    })),
  },
  {
    what: "Only forms and JSON of at most 16 KB are read",
    contract: "1.1",
    reason: "a page of another site can send text; nothing honest is larger",
    differences: [
      {
        requests: [`${out}, as text`],
        theirs: { status: 302, answer: "", location: `${base}/signout?csrf=true` },
        ours: {
          status: 415,
          answer: { message: "Send JSON or a form, in UTF-8." },
          location: null,
        },
      },
      {
        requests: [`${out}, of 20 KB`],
        theirs: { status: 200, answer: { url: start }, ...isOut },
        ours: {
          status: 413,
          answer: { message: "The request is too large." },
          isSignedIn: true,
          writes: "nothing",
        },
      },
    ],
  },
  {
    what: "Reading never signs anybody in or out, and has no page for it",
    contract: "1.2",
    reason: "a link must not change anything",
    differences: [
      {
        requests: ["GET signout by a member"],
        theirs: { status: 200, answer: "signout" },
        ours: wrongMethod,
      },
      {
        requests: ["GET callback/firebase by a member"],
        theirs: {
          status: 500,
          answer: "Error: Callback for provider type credentials not supported",
        },
        ours: wrongMethod,
      },
    ],
  },
  {
    what: "Other methods and actions are answered as HTTP has it, in JSON",
    contract: "1.2",
    reason: "405 with Allow, or 404, instead of 400 with a text",
    differences: [
      {
        requests: ["GET _log by a member"],
        theirs: { status: 400, answer: unsupported("GET") },
        ours: wrongMethod,
      },
      {
        requests: ["csrf", "providers", "error"].map((path) => `POST ${path} by a visitor`),
        theirs: { status: 400, answer: unsupported("POST") },
        ours: wrongMethod,
      },
      {
        requests: ["POST signin by a visitor"],
        theirs: { status: 200, answer: { url: `${base}/signin?csrf=true` } },
        ours: wrongMethod,
      },
      ...["PUT", "DELETE", "PATCH", "OPTIONS"].map((method) => ({
        requests: [`${method} session by a member`],
        theirs: { status: 400, answer: unsupported(method) },
        ours: wrongMethod,
      })),
      {
        requests: ["GET nothing by a member"],
        theirs: { status: 400, answer: unsupported("GET") },
        ours: nothingHere,
      },
      {
        requests: ["POST nothing by a visitor"],
        theirs: { status: 400, answer: unsupported("POST") },
        ours: nothingHere,
      },
      {
        requests: ["GET verify-request by a member"],
        theirs: { status: 200, answer: "check your email" },
        ours: nothingHere,
      },
    ],
  },
];
