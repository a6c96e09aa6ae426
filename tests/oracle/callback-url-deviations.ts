import { base, inAndOut, isOut, nameOf } from "./deviation.ts";
import type { Difference } from "./deviation.ts";
import { callbackUrls, signInTo, signOutTo } from "./requests.ts";

export function refusedCallbackUrls(): Difference[] {
  const message = "The callback URL is not valid.";
  const refused = {
    status: 400,
    answer: { url: `${base}/error?error=InvalidCallbackUrl`, message },
  };
  const failed = { status: 500, answer: "Internal Server Error" };
  const senseless = Object.entries(callbackUrls.senseless);
  return [
    { requests: callbackUrls.unparsable.flatMap(inAndOut), theirs: failed, ours: refused },
    ...senseless.flatMap(([url, answered]) => [
      {
        requests: [nameOf(signInTo(url))],
        theirs: { status: 200, answer: { url: answered }, isSignedIn: true, writes: "session" },
        ours: { ...refused, isSignedIn: false, writes: "nothing" },
      },
      {
        requests: [nameOf(signOutTo(url))],
        theirs: { status: 200, answer: { url: answered }, ...isOut },
        ours: { ...refused, isSignedIn: true, writes: "nothing" },
      },
    ]),
    {
      requests: ["POST signin/firebase callbackUrl=evil by a visitor"],
      theirs: failed,
      ours: refused,
    },
    {
      requests: ["POST signin/firebase callbackUrl=javascript:alert(1) by a visitor"],
      theirs: { status: 200, answer: { url: `${base}/signin` } },
      ours: refused,
    },
    {
      requests: ["evil", "javascript%3Aalert(1)"].map(
        (url) => `GET signin?callbackUrl=${url} by a visitor`,
      ),
      theirs: { status: 500, answer: "" },
      ours: { status: 400, answer: "The address to return to is not valid." },
    },
  ];
}
