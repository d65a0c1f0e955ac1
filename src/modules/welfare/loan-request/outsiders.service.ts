/** Guarantors who are no colleagues: sent with a request, judged with it, and confirmed by whoever decides with the undertaking that they signed. */
import { formBody } from '#kernel/form/schema.ts';
import { yearsBetween } from '#kernel/formula/days.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { Beside } from '#platform/requests/declared-request.service.ts';
import type { Answering, Asking } from '#platform/requests/request-spec.service.ts';
import { readRows, rowsSent } from '#platform/requests/sent-rows.service.ts';
import type { FormReading } from '#platform/workflow/process.define.ts';
import { guarantorTerms } from './check-request.service.ts';
import { checkAge, checkBurden } from './colleagues.service.ts';
import type { NeededDocument } from './documents.store.ts';
import { loanPaper, MOST_OUTSIDERS, outsiderForm } from './external-guarantor.form.ts';
import { dropPapers, keepPapers, papersOfOutsiders } from './guarantor-papers.service.ts';
import {
  burdenOfOutsider,
  confirmOutsider,
  decidesOn,
  type GuarantorTerms,
  insertOutsider,
  isColleague,
  type Outsider,
  type OutsiderFacts,
  outsidersOf,
  placeOutsider,
  removeOutsider,
  requestOfOutsider,
} from './guarantors.store.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import { FORMS } from './loan-request.steps.ts';
import type { Borrower } from './loan-request.store.ts';

export const undertakingPaper = defineFileKind({
  kind: 'PcntLoanUndertaking',
  permission: 'welfareServices/financialFacility/recipient/observe',
  scope: 'rows',
  class: 'identity',
  accept: loanPaper.accept,
  maxBytes: loanPaper.maxFileSize,
  mayRead: async (db, { partyId }, _today, guarantorId) => {
    const requestId = await requestOfOutsider(db, guarantorId);
    return requestId !== undefined && decidesOn(db, { requestId, partyId, form: FORMS.decide });
  },
});

interface Request {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
}

const rowBody = formBody(outsiderForm, { guarantorId: z.optional(z.guid()) });
const NAME = 'externals';
const fieldAt = (at: number, field: string): string => `${NAME}.${at}.${field}`;
const factNames = ['firstName', 'lastName', 'fatherName', 'nationalCode', 'birthDate', 'mobile', 'address', 'workplace'] as const satisfies readonly (keyof OutsiderFacts)[];

/** Throws externalColleague, externalTwice, guarantorAge, at the row. */
async function judgeRows(db: Db, borrower: Borrower, rows: readonly OutsiderFacts[], terms: GuarantorTerms | undefined): Promise<void> {
  const seen = new Set<string>();
  for (const [at, { nationalCode, birthDate }] of rows.entries()) {
    const field = fieldAt(at, 'nationalCode');
    if (seen.has(nationalCode)) throw loanRequestErrors.error('externalTwice', { fields: { [field]: 'externalTwice' } });
    if (await isColleague(db, borrower, nationalCode)) throw loanRequestErrors.error('externalColleague', { fields: { [field]: 'externalColleague' } });
    if (terms !== undefined) checkAge(yearsBetween({ date: birthDate }, { date: borrower.day }), terms, fieldAt(at, 'birthDate'));
    seen.add(nationalCode);
  }
}

/** Of a request that is written with them, on a day. Throws externalMissing, and what a row may not be. */
export async function checkOutsiders(db: Db, { requestId, ...borrower }: Borrower & Pick<Request, 'requestId'>, welfareId: string): Promise<readonly Outsider[]> {
  const { ExternalGuarantor: terms } = await guarantorTerms(db, borrower, welfareId);
  const rows = await outsidersOf(db, requestId);
  if (rows.length < (terms?.count ?? 0)) throw loanRequestErrors.error('externalMissing', { values: { count: toPersianDigits(String(terms?.count)) } });
  await judgeRows(db, borrower, rows, terms);
  if (terms !== undefined)
    for (const [at, { nationalCode }] of rows.entries()) checkBurden(await burdenOfOutsider(db, borrower.companyId, nationalCode), terms, fieldAt(at, 'nationalCode'));
  return rows;
}

const fileOf = ({ companyId, partyId }: Request, guarantorId: string) => ({ kind: undertakingPaper, companyId, partyId, recordId: guarantorId });
const traceOf = ({ companyId, partyId }: Request, id: string) => ({ entity: 'LoanExternalGuarantor', id, companyId, subjectPartyId: partyId }) as const;
const isSame = (one: OutsiderFacts, other: OutsiderFacts): boolean => factNames.every((name) => (one[name] ?? null) === (other[name] ?? null));

/** What stands and is sent as it stands stays, with its undertaking; everything else is written anew. */
async function keepRows(asking: Asking, request: Request, sent: readonly OutsiderFacts[]): Promise<void> {
  const { tx, newId, audit } = asking;
  const { requestId, companyId } = request;
  const before = await outsidersOf(tx, requestId);
  const kept = new Map(sent.map((row) => [row, before.find((one) => isSame(one, row))]));
  const stays = new Set([...kept.values()].map((one) => one?.guarantorId));
  for (const { guarantorId, undertaking } of before.filter((one) => !stays.has(one.guarantorId))) {
    if (undertaking !== null) await releaseFile(tx, undertaking, fileOf(request, guarantorId));
    await dropPapers(asking, request, (paper) => paper.guarantorId === guarantorId);
    await removeOutsider(tx, guarantorId);
    audit({ ...traceOf(request, guarantorId), action: 'delete', changes: {} });
  }
  for (const [at, row] of sent.entries()) {
    const stored = kept.get(row);
    const place = at + 1;
    if (stored !== undefined) {
      await placeOutsider(tx, stored.guarantorId, place);
      continue;
    }
    const id = newId();
    await insertOutsider(tx, { id, companyId, requestId, place }, row);
    audit({ ...traceOf(request, id), action: 'create', changes: { place: [null, place] } });
  }
}

/** Rows beside a request: `externals`. */
export const outsidersBeside: Beside = {
  shapes: { [NAME]: z.optional(rowsSent(MOST_OUTSIDERS)) },
  async write(asking, request, said) {
    const { tx, today: day } = asking;
    const rows = said[NAME] as readonly Readonly<Record<string, unknown>>[] | undefined;
    const borrower = { companyId: request.companyId, partyId: request.partyId, day };
    if (rows !== undefined) {
      const read = await readRows<OutsiderFacts>('modules/welfare/loan-request', NAME, rowBody, rows, day);
      await judgeRows(tx, borrower, read, undefined);
      await keepRows(asking, request, read);
    }
    await checkOutsiders(tx, { ...borrower, requestId: request.requestId }, String(request.values['welfareId']));
  },
  read: async (db, requestId): Promise<FormReading> => ({ data: { [NAME]: await outsidersOf(db, requestId) }, readClasses: ['identity'], classed: { [NAME]: 'identity' } }),
};

/** What whoever accepts says of them: the undertaking of each, and the papers that are needed of them, by its id. */
export const confirmations = z.strictObject({ confirmed: z.optional(z.record(z.guid(), z.string().check(z.maxLength(300)))), papers: papersOfOutsiders });

/** Keeps the undertakings and papers that are brought; afterwards everybody's stand. Throws unknownExternal, unconfirmed, guarantorPaperMissing, and what a file may not be. */
export async function confirmOutsiders(
  answering: Answering,
  request: Request,
  rows: readonly Outsider[],
  { values, needed }: { readonly values: Readonly<Record<string, unknown>>; readonly needed: readonly NeededDocument[] },
): Promise<void> {
  const { tx, now, actorPartyId, audit } = answering;
  const { confirmed = {}, papers = {} } = values as z.infer<typeof confirmations>;
  if (Object.keys({ ...confirmed, ...papers }).some((id) => !rows.some(({ guarantorId }) => guarantorId === id))) throw loanRequestErrors.error('unknownExternal');
  const missing = rows.filter(({ guarantorId, undertaking }) => undertaking === null && !confirmed[guarantorId]);
  if (missing.length > 0) {
    const at = Object.fromEntries(missing.map(({ guarantorId }) => [`confirmed.${guarantorId}`, 'unconfirmed']));
    throw loanRequestErrors.error('unconfirmed', { fields: { confirmed: 'unconfirmed', ...at } });
  }
  for (const { guarantorId, undertaking } of rows) {
    const value = confirmed[guarantorId];
    if (!value) continue;
    const kept = await claimFile(tx, value, fileOf(request, guarantorId));
    if (undertaking !== null && undertaking !== kept) await releaseFile(tx, undertaking, fileOf(request, guarantorId));
    await confirmOutsider(tx, guarantorId, kept, actorPartyId, now);
    audit({ ...traceOf(request, guarantorId), action: 'update', changes: { isConfirmed: [undertaking !== null, true] } });
  }
  for (const { guarantorId } of rows) await keepPapers(answering, request, { guarantorId }, { needed, said: papers[guarantorId] ?? {}, field: `papers.${guarantorId}` });
}
