import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { changeRunSettings, readRunSettings } from './pay-run-settings.contract.ts';
import { changeSettings } from './pay-run-settings.service.ts';
import { outputsIn, settingsOf } from './pay-run-settings.store.ts';

async function read({ db, rows, params: { payRunId } }: Context<typeof readRunSettings>) {
  const run = isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  const { paymentDate, outputs, sendTypes } = await settingsOf(db, run);
  return {
    ...{ payRunId, paymentDate, outputs: [...outputs], sendTypes: [...sendTypes], rowVersion: run.rowVersion },
    mayChange: run.status === 'PrDraft' || run.status === 'PrCalculated' ? ('Y' as const) : ('N' as const),
    choices: (await outputsIn(db, run.companyId)).map(({ payOutputTypeId, title }) => ({ payOutputTypeId, title })),
  };
}

/** Several choices as a form holds them. */
const chosen = (value: unknown): string[] => (typeof value === 'string' ? (JSON.parse(value) as string[]) : []);

export const routes = [
  route(readRunSettings, read),
  route(changeRunSettings, async (context) => {
    const { paymentDate = null, outputIds, sendTypeEnumIds, rowVersion } = context.body;
    const said = { paymentDate, outputIds: chosen(outputIds), sendTypeEnumIds: chosen(sendTypeEnumIds) };
    return { rowVersion: await changeSettings(context, { payRunId: context.params.payRunId, rowVersion }, said) };
  }),
];
