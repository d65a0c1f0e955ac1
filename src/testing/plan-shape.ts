/** How PostgreSQL would find the rows of a statement, told so that it is the same on every machine and in an empty database. */
import type pg from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What a table is found by: an index that is given something to look for, or nothing. */
function wayOf({ 'Index Name': index, 'Index Cond': cond, Plans: plans = [] }: PlanNode): string {
  if (index !== undefined) return cond === undefined ? 'whole' : index;
  const below = plans.flatMap((plan) => [wayOf(plan)]).filter((way) => way !== 'whole');
  return below.length === 0 ? 'whole' : below.join('+');
}

function* waysIn(node: PlanNode): Generator<string> {
  const table = node['Relation Name'];
  if (table !== undefined) yield `${table} ${wayOf(node)}`;
  for (const below of node.Plans ?? []) yield* waysIn(below);
}

/**
 * The tables of a statement, each with the index it is found by, or "whole" where no index helps: what costs more the more rows there are. Planned
 * as for unknown values and as if reading a table from end to end were forbidden, so that the small tables of a test tell the same as large ones.
 * `client`: a connection of the application role. Undefined of what has no plan (begin, set, copy).
 */
export async function planShape(client: pg.ClientBase, text: string): Promise<readonly string[] | undefined> {
  await client.query('begin read write; set local enable_seqscan = off; set local enable_bitmapscan = off');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(`explain (generic_plan, costs off, format json) ${text}`);
    return [...new Set(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => [...waysIn(Plan)])))].sort();
  } catch {
    return undefined;
  } finally {
    await client.query('rollback');
  }
}
