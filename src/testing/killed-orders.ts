/**
 * A server process as far as runs of orders are concerned, that dies by SIGKILL at a statement of its own. Started by in-parts-kill.test.ts of
 * src/modules/orders; its task comes as JSON in KILLED_ORDERS, and how many statements it took goes to its output.
 */
import type pg from 'pg';
import { countingErrors } from '#modules/orders/counting/counting.errors.ts';
import { orderAmount, orderScore } from '#modules/orders/counting/orders.formula.ts';
import { acceptingOrders, issuingOrders } from '#modules/orders/issue/in-parts/in-parts.run.ts';
import { issueErrors } from '#modules/orders/issue/issue.errors.ts';
import { orderProcess } from '#modules/orders/issue/order.process.ts';
import { wageTable } from '#modules/orders/wage-table/wage-table.formula.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { openPool } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { takeUnfinished } from '#platform/runs/worker.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { keyRing } from '#platform/secrets/sealing.server.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { newId } from './mounted.ts';
import { countStatements, dieAt } from './statements.ts';

export interface KilledOrders {
  readonly connection: pg.ClientConfig;
  /** Epoch milliseconds of its day. */
  readonly now: number;
  /** Data key (base64) of what stands sealed in cases. */
  readonly key: string;
  /** People of a part. */
  readonly part: number;
  /** Number of the statement at which it dies; lives when absent. */
  readonly diesAt?: number;
}

export const orderFormulas = [law, person, relatives, employment, orderAmount, orderScore, wageTable];

async function work({ connection, now, key, part, diesAt }: KilledOrders): Promise<void> {
  const pool = openPool({ connection, max: 4 });
  const sent = countStatements(pool);
  if (diesAt !== undefined) dieAt(pool, diesAt);
  announceFormulas(orderFormulas);
  announceProcesses([{ slice: 'modules/orders/issue', kind: orderProcess }]);
  announceKeys(keyRing([{ keyId: 1, secret: Buffer.from(key, 'base64') }]));
  const report = (error: unknown): never => {
    throw error;
  };
  const kinds = [{ ...issuingOrders, batch: part }, acceptingOrders] as unknown as readonly RunKind[];
  await takeUnfinished(pool, declaredRuns({ pool, clock: { now: () => now }, kinds, newId, constraints: constraintIndex([issueErrors, countingErrors]), report }));
  console.log(sent());
  await pool.end();
}

const task = process.env['KILLED_ORDERS'];
if (task !== undefined) await work(JSON.parse(task) as KilledOrders);
