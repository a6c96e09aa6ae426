import type { ListenerPorts } from "../../../web/src/live/live-listener.ts";
import type {
  LiveChange,
  LiveFilter,
  LiveQuery,
  StoredDocument,
} from "../../../web/src/live/live-source.ts";
import { documentsOf, packedDocument } from "./packed-documents.ts";

type Fields = StoredDocument["data"];
type ListQuery = Extract<LiveQuery, { kind: "list" }>;

const documents = new Map<string, Fields>();
let isCopy: (query: LiveQuery) => boolean = () => false;
let fails: (query: LiveQuery) => boolean = () => false;
const listeners = new Set<() => void>();

/** The documents that the screens read; a change reaches every listener, as from the server. */
export const live = {
  put: (documentsByPath: Readonly<Record<string, object>>): void => {
    for (const [path, fields] of Object.entries(documentsByPath)) {
      documents.set(path, { ...fields });
    }
    for (const tell of listeners) tell();
  },
  remove: (path: string): void => {
    documents.delete(path);
    for (const tell of listeners) tell();
  },
  /** The queries that only the device's copy has answered so far. */
  showCopies: (isShown: (query: LiveQuery) => boolean): void => {
    isCopy = isShown;
    for (const tell of listeners) tell();
  },
  /** The queries that fail from now on when a screen starts them. */
  failOn: (isFailing: (query: LiveQuery) => boolean): void => {
    fails = isFailing;
  },
  clear: (): void => {
    fails = () => false;
    isCopy = () => false;
    documents.clear();
    listeners.clear();
  },
};

/** Takes the place of Firestore: the first answer comes a moment later, and then each change. */
export const listen: ListenerPorts["listen"] = (_uid, query, { onAsked, onChange, onError }) => {
  let told = new Map<string, Fields>();
  const tell = () => {
    const found = new Map(matches(query));
    const changed = [...found].filter(([id, data]) => told.get(id) !== data);
    told = found;
    onChange(changeOf(found, changed), isCopy(query));
  };
  queueMicrotask(() => {
    if (fails(query)) return onError(false);
    listeners.add(tell);
    onAsked();
    tell();
  });
  return () => void listeners.delete(tell);
};

function changeOf(found: Map<string, Fields>, changed: [string, Fields][]): LiveChange {
  return { ids: [...found.keys()], changed: changed.map(([id, data]) => ({ id, data })) };
}

function matches(query: LiveQuery): [id: string, data: Fields][] {
  if (query.kind === "document") {
    const data = packedDocument(documents, query.path);
    return data === undefined ? [] : [[lastOf(query.path), data]];
  }
  return documentsOf(documents, query.path)
    .filter(([id, data]) => isWanted({ ...data, __name__: id }, query))
    .toSorted(([, a], [, b]) => inOrder(a, b, query))
    .slice(0, query.limit);
}

function inOrder(a: Fields, b: Fields, { order }: ListQuery): number {
  for (const { field, direction } of order) {
    const difference = String(a[field]).localeCompare(String(b[field]), "en");
    if (difference !== 0) return direction === "asc" ? difference : -difference;
  }
  return 0;
}

function isWanted(data: Fields, { filters }: ListQuery): boolean {
  return filters.every((filter) => meets(data[filter.field], filter));
}

function meets(stored: unknown, { operator, value }: LiveFilter): boolean {
  const text = String(stored);
  if (operator === "==" || value === null) return stored === value;
  if (operator === ">=") return text >= String(value);
  if (operator === "<=") return text <= String(value);
  if (typeof value === "boolean") return false;
  if (operator === "in") return value.includes(text);
  return Array.isArray(stored) && stored.some((one) => value.includes(String(one)));
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
