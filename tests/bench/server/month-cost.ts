/** What is billed for one act. */
export interface ActCounts {
  reads: number;
  writes: number;
  /** Documents of the act that the database deletes when their time is over. */
  deletes: number;
  /** Calls of functions, by requests, triggers and tasks. */
  invocations: number;
  tasks: number;
  /** Seconds for which an instance is busy, all calls together. */
  seconds: number;
}

export interface Act {
  name: string;
  /** How often an employee, or something for them, does it in a month; may be a fraction. */
  perEmployee: number;
  counts: ActCounts;
}

/** Dollars for so many of each. */
export interface Prices {
  per100kReads: number;
  per100kWrites: number;
  per100kDeletes: number;
  perMillionInvocations: number;
  perMillionTasks: number;
  perVcpuSecond: number;
  perGibSecond: number;
}

/** An instance of a function. */
export interface Machine {
  vcpu: number;
  gib: number;
}

/** Dollars in a month, by what they are paid for. */
export interface MonthCost {
  name: string;
  documents: number;
  calls: number;
  computing: number;
  total: number;
}

interface Terms {
  employees: number;
  prices: Prices;
  machine: Machine;
}

/**
 * The cost of each act in a month for so many employees, without free quotas. Every call is billed
 * as if it had an instance of its own; calls that share one cost less.
 */
export function monthCosts(acts: readonly Act[], terms: Terms): MonthCost[] {
  return acts.map((act) => costOf(act, terms));
}

/** The costs together, under one name. */
export function costTogether(name: string, costs: readonly MonthCost[]): MonthCost {
  const sum = (of: "documents" | "calls" | "computing" | "total") =>
    costs.reduce((all, cost) => all + cost[of], 0);
  return {
    name,
    documents: sum("documents"),
    calls: sum("calls"),
    computing: sum("computing"),
    total: sum("total"),
  };
}

function costOf({ name, perEmployee, counts }: Act, { employees, prices, machine }: Terms) {
  const times = perEmployee * employees;
  const { reads, writes, deletes, invocations, tasks, seconds } = counts;
  const { per100kReads, per100kWrites, per100kDeletes } = prices;
  const documents =
    (times * (reads * per100kReads + writes * per100kWrites + deletes * per100kDeletes)) / 100_000;
  const { perMillionInvocations, perMillionTasks } = prices;
  const calls = (times * (invocations * perMillionInvocations + tasks * perMillionTasks)) / 1e6;
  const perSecond = machine.vcpu * prices.perVcpuSecond + machine.gib * prices.perGibSecond;
  const computing = times * seconds * perSecond;
  return { name, documents, calls, computing, total: documents + calls + computing };
}
