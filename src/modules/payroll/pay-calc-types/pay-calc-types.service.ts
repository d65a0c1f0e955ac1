/** A run changes how a factor of its payslip type is calculated. */

import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { demandRun } from '../pay-run-state/demand.service.ts';
import { movePayRun, noteChange } from '../pay-run-state/pay-run.store.ts';
import { calcTypeErrors } from './pay-calc-types.errors.ts';
import { allowsChange, calcTypesOf, keepCalcType } from './pay-calc-types.store.ts';

interface Acting {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  readonly clock: Clock;
  audit(entry: AuditEntry): void;
}

export interface AskedChange {
  readonly payRunId: string;
  readonly rowVersion: number;
  readonly payrollFactorId: string;
  readonly calcTypeEnumId: string;
  readonly reason: string;
}

const NORMAL = 'PfcNormal';

/** Answers the version of the run after it. Throws stale, wrongState, notAllowed, factor and nothingLeft. */
export async function changeKind(acting: Acting, { payRunId, rowVersion, payrollFactorId, calcTypeEnumId, reason }: AskedChange): Promise<number> {
  const { tx, actor, clock, audit } = acting;
  const run = await demandRun(acting, { id: payRunId, version: rowVersion, states: ['PrDraft', 'PrCalculated'], refuse: (name) => calcTypeErrors.error(name) });
  if (!(await allowsChange(tx, run.payslipTypeId))) throw calcTypeErrors.error('notAllowed');
  const factors = await calcTypesOf(tx, run);
  const found = factors.find((one) => one.payrollFactorId === payrollFactorId);
  if (found === undefined) throw calcTypeErrors.error('factor');
  const isLast = calcTypeEnumId !== NORMAL && factors.every((one) => one === found || one.calcTypeEnumId !== NORMAL);
  if (isLast) throw calcTypeErrors.error('nothingLeft');
  await keepCalcType(tx, run, { payrollFactorId, calcTypeEnumId, reason, partyId: actor.partyId, now: new Date(clock.now()) });
  const changes = { [`calcType ${found.code}`]: [found.calcTypeEnumId, calcTypeEnumId] as const, reason: [null, reason] as const };
  audit({ entity: 'PayRun', id: payRunId, action: 'update', companyId: run.companyId, changes });
  // its payslips were counted by the other kind
  await (run.status === 'PrCalculated' ? movePayRun(tx, payRunId, 'PrDraft') : noteChange(tx, payRunId));
  return rowVersion + 1;
}
