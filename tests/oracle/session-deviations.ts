import { base, nameOf, out } from "./deviation.ts";
import type { Deviation } from "./deviation.ts";
import { callbackUrls, signInTo, signOutTo } from "./requests.ts";

const member = {
  admin: false,
  email: "uid-1@people.example",
  guid: "uid-1",
  name: null,
  role: null,
};
const theSession = { user: member, expires: "an instant" };
const signedIn = [
  ...[...callbackUrls.ours, ...callbackUrls.foreign].map(signInTo).map(nameOf),
  ...Object.keys(callbackUrls.tricky).map(signInTo).map(nameOf),
  "POST callback/firebase idToken=$good by a visitor",
  "POST callback/firebase idToken=$good&redirect=false by a visitor",
  "POST callback/firebase idToken=$good&json= by a visitor",
  "POST callback/firebase idToken=$good&json=false by a visitor",
  "POST callback/firebase idToken=$good by a member",
];

const signedOut = [
  ...[...callbackUrls.ours, ...callbackUrls.foreign].map(signOutTo).map(nameOf),
  ...Object.keys(callbackUrls.tricky).map(signOutTo).map(nameOf),
  "POST signout by a visitor",
  "POST signout by a member",
  "POST signout json= by a member",
  `${out}, from our own pages`,
  `${out}, for another host`,
  `${out}, as JSON`,
];

const missingToken = {
  status: 403,
  answer: { url: `${base}/signin?csrf=true&error=MissingCSRF` },
  location: null,
};

const forgedBy = (rest: (token: string) => string) =>
  ["", "x", "undefined", "$token0"].map((token) => rest(`csrfToken=${token}`));

/** Wanted differences in what a session, its cookie and its token are. */
export const sessionDeviations: readonly Deviation[] = [
  {
    what: "Reading the session writes no cookie",
    contract: "1.2, 2.3",
    reason: "one cookie holds session and token; a late answer must not undo a newer one",
    differences: [
      {
        requests: ["GET session by a stranger", "GET session by a stranger, with others' cookies"],
        theirs: { writes: "token" },
        ours: { writes: "nothing" },
      },
      {
        requests: ["GET session by a member", "GET session by a member, as the client asks"],
        theirs: { writes: "session" },
        ours: { writes: "nothing" },
      },
    ],
  },
  {
    what: "Only an ID token renews the cookie",
    contract: "1.2, 2.4",
    reason: "the session is Firebase's cookie, which is made of an ID token and of nothing else",
    differences: [
      {
        requests: [
          'POST session {"csrfToken":"$token"} by a member',
          'POST session {"csrfToken":"$token","data":{}} by a member',
        ],
        theirs: { writes: "session" },
        ours: { writes: "nothing" },
      },
    ],
  },
  {
    what: "An update takes an ID token of the same person and nothing else",
    contract: "1.2",
    reason: "what a client sends is never merged into the session",
    differences: [
      {
        requests: [
          'POST session {"csrfToken":"$token","data":{"user":{"admin":true}}} by a member',
          'POST session {"csrfToken":"$token","data":{"role":"staff"}} by a member',
        ],
        theirs: { status: 200, answer: theSession, writes: "session" },
        ours: {
          status: 400,
          answer: { message: "Only a new ID token can be sent." },
          writes: "nothing",
        },
      },
      {
        requests: ['POST session {"csrfToken":"$token","data":{"idToken":"$other"}} by a member'],
        theirs: { status: 200, answer: theSession, writes: "session" },
        ours: {
          status: 400,
          answer: { message: "This token is another person's." },
          writes: "nothing",
        },
      },
    ],
  },
  {
    what: "Signing in and out changes the token",
    contract: "2.2",
    reason: "a token planted before must be worthless afterwards",
    differences: [
      {
        requests: [...signedIn, ...signedOut],
        theirs: { token: "kept" },
        ours: { token: "changed" },
      },
      {
        requests: ["POST signout by a visitor"],
        theirs: { writes: "nothing" },
        ours: { writes: "end of session" },
      },
    ],
  },
  {
    what: "A missing or wrong token is an error",
    contract: "1.3",
    reason: "NextAuth answers 200 without an error, so that its client reports success",
    differences: [
      {
        requests: [
          ...forgedBy((token) => `POST signout ${token} by a member`),
          `${out}, with two tokens`,
        ],
        theirs: { status: 200, answer: { url: `${base}/signout?csrf=true` } },
        ours: { status: 403, answer: { url: `${base}/signin?csrf=true&error=MissingCSRF` } },
      },
      {
        requests: [
          ...forgedBy((token) => `POST callback/firebase ${token}&idToken=$good by a visitor`),
          ...forgedBy((token) => `POST signin/firebase ${token} by a visitor`),
        ],
        theirs: { status: 200, answer: { url: `${base}/signin?csrf=true` } },
        ours: { status: 403, answer: { url: `${base}/signin?csrf=true&error=MissingCSRF` } },
      },
      {
        requests: ["POST signout csrfToken=&json= by a member"],
        theirs: { status: 302, answer: "", location: `${base}/signout?csrf=true` },
        ours: missingToken,
      },
      {
        requests: [
          "POST callback/firebase csrfToken=x&json=&idToken=$good by a visitor",
          "POST signin/firebase csrfToken=x&json= by a visitor",
        ],
        theirs: { status: 302, answer: "", location: `${base}/signin?csrf=true` },
        ours: missingToken,
      },
    ],
  },
];
