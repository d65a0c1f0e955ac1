/** A run says when it is paid, which files are made of it and how its payslips are sent. */
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import { demandRun } from '../pay-run-state/demand.service.ts';
import { noteChange } from '../pay-run-state/pay-run.store.ts';
import { runSettingErrors } from './pay-run-settings.errors.ts';
import { keepSettings, outputsIn, type SaidSettings, settingsOf } from './pay-run-settings.store.ts';

interface Acting {
  readonly tx: Tx;
  readonly rows: RowScope;
  audit(entry: AuditEntry): void;
}

/** Each is an output of the company, of each kind one at most. Throws output and outputTwice. */
async function demandOutputs(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const all = await outputsIn(tx, companyId);
  const kinds = ids.map((id) => all.find(({ payOutputTypeId }) => payOutputTypeId === id)?.kind);
  if (kinds.includes(undefined)) throw runSettingErrors.error('output');
  if (new Set(kinds).size < kinds.length) throw runSettingErrors.error('outputTwice');
}

/** Answers the version of the run after it. Throws stale, wrongState, paymentDate, output and outputTwice. */
export async function changeSettings(acting: Acting, { payRunId, rowVersion }: { readonly payRunId: string; readonly rowVersion: number }, said: SaidSettings): Promise<number> {
  const { tx, audit } = acting;
  const run = await demandRun(acting, { id: payRunId, version: rowVersion, states: ['PrDraft', 'PrCalculated'], refuse: (name) => runSettingErrors.error(name) });
  if (said.paymentDate !== null && said.paymentDate < daysOf(run).from) throw runSettingErrors.error('paymentDate');
  await demandOutputs(tx, run.companyId, said.outputIds);
  const before = await settingsOf(tx, run);
  await keepSettings(tx, run, said);
  await noteChange(tx, payRunId);
  const after = await settingsOf(tx, run);
  const names = ({ outputs, sendTypes }: typeof after): readonly [string, string] => [outputs.map(({ title }) => title).join(' '), sendTypes.map(({ enumId }) => enumId).join(' ')];
  const [[outputs, sent], [newOutputs, newSent]] = [names(before), names(after)];
  const changes = { paymentDate: [before.paymentDate, after.paymentDate], outputs: [outputs, newOutputs], sendTypes: [sent, newSent] } as const;
  audit({ entity: 'PayRun', id: payRunId, action: 'update', companyId: run.companyId, changes });
  return rowVersion + 1;
}
