/** What a month of pay is to reach, beside what was measured; and which statements the database is longest at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { machineFacts } from './machine.ts';

export interface Measured {
  readonly people: number;
  /** From the first click to sealed payslips. */
  readonly seconds: number;
  /** MB of the server at most: in a run alone, and with readers of lists beside a second one. */
  readonly memoryAlone: number;
  readonly memory: number;
  /** Times of lists beside a run, of those without. */
  readonly lists: Readonly<Record<'p50' | 'p95', number>>;
  /** Milliseconds in which the matrix of people and factors of a month opens. */
  readonly matrix: number;
  /** Milliseconds of a payslip. */
  readonly explained: Readonly<Record<'median' | 'first', number>>;
}

/** Of the clock, by how many are paid; between them by their number. */
const SECONDS: readonly (readonly [people: number, seconds: number])[] = [
  [10_000, 10],
  [100_000, 60],
];
const GOALS = { memory: 300, lists: 2, explained: 30, matrix: 300 } as const;

function secondsFor(people: number): number {
  const [few, many] = SECONDS as [readonly [number, number], readonly [number, number]];
  if (people <= few[0]) return (few[1] * people) / few[0];
  return few[1] + ((people - few[0]) * (many[1] - few[1])) / (many[0] - few[0]);
}

/** A table of the goals, with the day and the machine; a ratio above 1 is beyond the goal. */
export function showGoals({ people, seconds, memoryAlone, memory, lists, explained, matrix }: Measured): void {
  const { date, cpu, cores, loadAverage } = machineFacts();
  const rows: readonly (readonly [what: string, goal: number, measured: number, unit: string])[] = [
    [`${people} people to sealed payslips`, secondsFor(people), seconds, 's'],
    ['memory of the server, a run alone', GOALS.memory, memoryAlone, 'MB'],
    ['memory, two runs and lists', GOALS.memory, memory, 'MB'],
    ['lists beside a run, p50', GOALS.lists, lists.p50, 'times'],
    ['lists beside a run, p95', GOALS.lists, lists.p95, 'times'],
    ['a payslip explained, median', GOALS.explained, explained.median, 'ms'],
    ['matrix of people and factors opens', GOALS.matrix, matrix, 'ms'],
    ['a payslip explained, the first', GOALS.explained, explained.first, 'ms'],
  ];
  console.log(`\n${date}, ${cpu}, ${cores} cores, load ${loadAverage[0]}`);
  console.log(`| ${'what'.padEnd(40)} | goal        | measured    | of the goal |\n|---|---|---|---|`);
  for (const [what, goal, measured, unit] of rows)
    console.log(
      `| ${what.padEnd(40)} | ${`${Number(goal.toFixed(1))} ${unit}`.padEnd(11)} | ${`${measured.toFixed(2)} ${unit}`.padEnd(11)} | ${(measured / goal).toFixed(2).padEnd(11)} |`,
    );
}

/** Settings of a database whose statements are counted. */
export const counted = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' } as const;

/** Begins to count what statements take; answers a connection that may read it, which the caller ends. Of a database of the bench alone. */
export async function statementStatistics({ dataDirectory, owner }: { readonly dataDirectory: string; readonly owner: pg.ClientConfig }): Promise<pg.Client> {
  const { superuser } = JSON.parse(readFileSync(join(dataDirectory, 'kargozin.passwords.json'), 'utf8')) as { readonly superuser: string };
  const client = new pg.Client({ ...owner, user: 'postgres', password: superuser });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  await client.query('select pg_stat_statements_reset()');
  return client;
}

const DEAREST = 30;

/** Statements since then, those within functions and triggers too; milliseconds a thousand people. */
export async function showDearest(client: pg.Client, people: number): Promise<void> {
  const { rows } = await client.query<{ ms: number; calls: string; isTop: boolean; query: string }>(
    `select total_exec_time as ms, calls, toplevel as "isTop", regexp_replace(query, '\\s+', ' ', 'g') as query
     from pg_stat_statements order by total_exec_time desc limit ${DEAREST}`,
  );
  for (const { ms, calls, isTop, query } of rows) console.log(((ms * 1_000) / people).toFixed(1).padStart(8), calls.padStart(7), isTop ? ' ' : '>', query.slice(0, 160));
}
