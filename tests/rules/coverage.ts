/** What the emulator has seen of one `allow` expression. */
export interface SeenExpression {
  line: number;
  /** The statement as the rules have it, on one line. */
  text: string;
  isSeenTrue: boolean;
  isSeenFalse: boolean;
}

interface Report {
  sourcePosition?: { currentOffset?: number };
  values?: { value?: { boolValue?: boolean }; count?: number }[];
}

/** Asks the emulator what it has seen of each `allow` expression since the rules were loaded. */
export async function fetchCoverage(
  emulator: string,
  project: string,
  rules: string,
): Promise<SeenExpression[]> {
  const url = `http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`;
  const response = await fetch(url);
  const { report = [] } = (await response.json()) as { report?: Report[] };
  return allowExpressions(rules).map((expression) => seen(expression, report));
}

interface AllowExpression {
  start: number;
  line: number;
  text: string;
}

/** Where the expressions behind `if` are in the text of the rules. */
export function allowExpressions(rules: string): AllowExpression[] {
  return [...rules.matchAll(/allow [a-z, ]+: if ([^;]+);/g)].map((match) => {
    const [statement, expression = ""] = match;
    return {
      start: match.index + statement.length - 1 - expression.length,
      line: rules.slice(0, match.index).split("\n").length,
      text: statement.replaceAll(/\s+/g, " "),
    };
  });
}

function seen({ start, line, text }: AllowExpression, report: Report[]): SeenExpression {
  const values = report
    .filter(({ sourcePosition }) => sourcePosition?.currentOffset === start)
    .flatMap((node) => node.values ?? []);
  const has = (wanted: boolean) =>
    values.some(({ value, count = 0 }) => value?.boolValue === wanted && count > 0);
  return { line, text, isSeenTrue: has(true), isSeenFalse: has(false) };
}
