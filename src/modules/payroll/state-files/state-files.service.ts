/** Files of the state and the banks of whoever a question names. Nothing is stored. */
import { createHash } from 'node:crypto';
import { AppError } from '#kernel/errors.ts';
import { cleanCode, isSheba } from '#kernel/identity-codes/identity-codes.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Context } from '#platform/http/context.server.ts';
import { countPay } from '../pay/pay.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { counted } from '../simulator/refusals.rules.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { questionOf } from '../simulator/simulator.service.ts';
import { monthOfAnswer } from './counted-month.rules.ts';
import { faultSentence } from './fault-words.rules.ts';
import { type FileMonth, type FileRow, lateMonths, ownLines, type RowFault } from './file-month.rules.ts';
import { inOrder, type StateFiles } from './file-rows.rules.ts';
import { filesOf } from './files-of.service.ts';
import type { simulateFile } from './state-files.contract.ts';
import { stateFileErrors } from './state-files.errors.ts';

type Asking = Context<typeof simulateFile>;
type Body = Asking['body'];

const BY_TRANSFER = 3;

const sentences: Readonly<Record<string, unknown>> = simulatorMessages.errors;
const sentenceOf = ({ errorName, detail: { values = {} }, message }: AppError): string => {
  const said = sentences[errorName];
  return typeof said === 'function' ? String(said(values)) : String(said ?? message);
};

/** The people of a question with their months; who cannot be counted is told. Throws oneOf, and what refuses the asker. */
async function rowsOf(asking: Asking): Promise<{ readonly rows: readonly FileRow[]; readonly faults: readonly RowFault[] }> {
  const rows: FileRow[] = [];
  const faults: RowFault[] = [];
  for (const [at, { identity: person, simulate, net }] of asking.body.people.entries()) {
    const row = at + 1;
    if ((simulate === undefined) === (net === undefined)) throw stateFileErrors.error('oneOf');
    try {
      const question = simulate && (await questionOf({ ...asking, body: simulate })).question;
      const month =
        question &&
        monthOfAnswer(
          question,
          counted(() => countPay({ ...question, isExplained: false })),
        );
      rows.push({ row, person, month, net: net === undefined ? undefined : BigInt(net) });
    } catch (error) {
      // who may not ask is told so; who cannot be counted stands in no file
      if (!(error instanceof AppError) || error.status === 403 || error.status === 404) throw error;
      const [field = 'simulate'] = Object.keys(error.detail.fields ?? {});
      faults.push({ row, field, code: 'uncountable', values: { sentence: sentenceOf(error) } });
    }
  }
  return { rows, faults };
}

const told = (value: string | number | null | undefined): string => String(value ?? '');

/** The month of a list: that of the first who has one, else that of its day. */
const monthOf = (rows: readonly FileRow[], day: string): YearMonth => rows.find(({ month }) => month !== undefined)?.month ?? toJalali(day);

/** The list of insurance. Throws workshop. */
function insurance({ body: { list, ...asked } }: Asking, rows: readonly FileRow[], day: string): Promise<StateFiles> {
  const workshop = told(list.workshop);
  if (workshop === '') throw stateFileErrors.error('workshop');
  const late = list.arrearsOf;
  const monthIn = (month: FileMonth): FileMonth | undefined => {
    if (late !== undefined) return lateMonths(month).find((one) => one.year === late.year && one.month === late.month);
    return list.arrears === 'paid' ? month : ownLines(month);
  };
  const { year, month } = late ?? monthOf(rows, day);
  const head = {
    ...{ workshop, name: told(list.workshopName), employer: told(list.employer), address: told(list.address), listNumber: told(list.number) },
    ...{ description: told(list.description), contractRow: told(list.contractRow), kind: list.kind ?? 0, rate: list.rate },
    ...{ hardWork: list.hardWorkRate ?? ('amount' as const), year, month, day },
  };
  const own = rows.map((row) => ({ ...row, month: row.month && monthIn(row.month) }));
  return filesOf('insurance', head, asked, own);
}

function tax({ body: { list, ...asked } }: Asking, rows: readonly FileRow[], day: string): Promise<StateFiles> {
  const { kind = BY_TRANSFER, day: paidOn = null, before = 0 } = list.payment ?? {};
  const { year, month } = monthOf(rows, day);
  return filesOf('tax', { year, month, payment: { kind, day: paidOn, before: BigInt(before) } }, asked, rows);
}

/** The file of a bank. Throws payerSheba and serial. */
function bank({ body: { list, ...asked } }: Asking, rows: readonly FileRow[], day: string): Promise<StateFiles> {
  const payerSheba = cleanCode(told(list.payerSheba));
  if (!isSheba(payerSheba)) throw stateFileErrors.error('payerSheba');
  const serial = told(list.serial);
  if (serial === '') throw stateFileErrors.error('serial');
  const { ceiling, mayDouble = false } = list;
  const head = {
    ...{ payerSheba, payerName: told(list.payerName), bankName: told(list.bankName), serial, day, description: told(list.description), mayDouble },
    ceiling: ceiling === null || ceiling === undefined ? undefined : BigInt(ceiling),
  };
  return filesOf('bank', head, asked, rows);
}

const makers: Readonly<Record<Body['output'], (asking: Asking, rows: readonly FileRow[], day: string) => Promise<StateFiles>>> = { insurance, tax, bank };

/** The reply of files: their bytes in base64, and what was refused in words. */
export const filesToldOf = ({ files, totals, refused, cleaned }: StateFiles) => ({
  files: files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64'), sha256: createHash('sha256').update(bytes).digest('hex') })),
  totals: { ...totals },
  refused: refused.map((fault) => ({ row: fault.row, field: fault.field, code: fault.code, message: faultSentence(fault) })),
  cleaned: cleaned.map((one) => ({ ...one })),
});

/** Throws layout, encoding, workshop, payerSheba, serial and oneOf. */
export async function filesOfQuestion(asking: Asking) {
  const { body, today } = asking;
  const { rows, faults } = await rowsOf(asking);
  const made = await makers[body.output](asking, rows, body.list.day ?? today);
  return filesToldOf({ ...made, refused: inOrder([...faults, ...made.refused]) });
}
