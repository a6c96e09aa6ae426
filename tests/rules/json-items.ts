const [QUOTE, BACKSLASH, OPEN, CLOSE] = ['"', "\\", "{", "}"].map((sign) => sign.charCodeAt(0));

/**
 * Parses the objects of the outermost list of a JSON text one by one: the whole text may be longer
 * than a string can be.
 */
export function* itemsOf(json: Uint8Array): Generator {
  const decoder = new TextDecoder();
  let [depth, start, isText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN) {
      depth += 1;
      if (depth === ITEM_DEPTH) start = at;
    } else if (sign === CLOSE) {
      if (depth === ITEM_DEPTH) yield JSON.parse(decoder.decode(json.subarray(start, at + 1)));
      depth -= 1;
    }
  }
}

/** The answer is an object whose list holds the items. */
const ITEM_DEPTH = 2;
