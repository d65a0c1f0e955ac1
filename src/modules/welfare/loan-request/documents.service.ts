/** Papers of a request for a loan: brought with it, replaced when it came back, and looked for again before somebody accepts it. */
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { Beside } from '#platform/requests/declared-request.service.ts';
import type { Asking } from '#platform/requests/request-spec.service.ts';
import { type BroughtDocument, documentsOf, insertDocument, type NeededDocument, neededDocuments, removeDocument, requestOfDocument } from './documents.store.ts';
import { loanPaper } from './external-guarantor.form.ts';
import { decidesOn } from './guarantors.store.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import words from './loan-request.messages.fa.ts';
import { FORMS } from './loan-request.steps.ts';
import { type Borrower, groupOf } from './loan-request.store.ts';

const loanDocument = defineFileKind({
  kind: 'PcntLoanDocument',
  permission: 'welfareServices/financialFacility/recipient/observe',
  scope: 'rows',
  class: 'identity',
  accept: loanPaper.accept,
  maxBytes: loanPaper.maxFileSize,
  mayRead: async (db, { partyId }, _today, documentId) => {
    const requestId = await requestOfDocument(db, documentId);
    return requestId !== undefined && decidesOn(db, { requestId, partyId, form: FORMS.decide });
  },
});

interface Request {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
}

const NAME = 'documents';
const fieldOf = (kind: string): string => `${NAME}.${kind}`;

/** What a loan needs, and the group of whoever asks wants for it; of somebody who is of no group nothing. */
export async function documentsNeeded(db: Db, borrower: Borrower, welfareId: string): Promise<NeededDocument[]> {
  const group = await groupOf(db, borrower);
  return group === undefined ? [] : neededDocuments(db, group.groupId, welfareId);
}

/** Throws documentMissing, which names them. */
function mustBeWhole(needed: readonly NeededDocument[], brought: readonly Pick<BroughtDocument, 'welfareDocEnumId'>[]): void {
  const missing = needed.filter(({ welfareDocEnumId }) => !brought.some((one) => one.welfareDocEnumId === welfareDocEnumId));
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map(({ welfareDocEnumId }) => [fieldOf(welfareDocEnumId), 'documentMissing']));
  throw loanRequestErrors.error('documentMissing', {
    fields: { [NAME]: 'documentMissing', ...fields },
    values: { names: missing.map(({ title }) => title).join(words.separator) },
  });
}

/** Of a request that is written, on a day. Throws documentMissing. */
export async function checkDocuments(db: Db, { requestId, ...borrower }: Borrower & Pick<Request, 'requestId'>, welfareId: string): Promise<void> {
  mustBeWhole(await documentsNeeded(db, borrower, welfareId), await documentsOf(db, requestId));
}

async function keep(asking: Asking, { requestId, companyId, partyId }: Request, needed: readonly NeededDocument[], said: Readonly<Record<string, string | null>>): Promise<void> {
  const { tx, newId, audit } = asking;
  const trace = (id: string) => ({ entity: 'LoanRequestDocument', id, companyId, subjectPartyId: partyId }) as const;
  const fileOf = (recordId: string) => ({ kind: loanDocument, companyId, partyId, recordId });
  for (const { documentId, welfareDocEnumId: kind, file } of await documentsOf(tx, requestId)) {
    const isReplaced = kind in said && said[kind] !== file;
    if (!isReplaced && needed.some(({ welfareDocEnumId }) => welfareDocEnumId === kind)) continue;
    await releaseFile(tx, file, fileOf(documentId));
    await removeDocument(tx, documentId);
    audit({ ...trace(documentId), action: 'delete', changes: { welfareDocEnumId: [kind, null] } });
  }
  const stands = new Set((await documentsOf(tx, requestId)).map(({ welfareDocEnumId }) => welfareDocEnumId));
  for (const [kind, value] of Object.entries(said)) {
    if (value === null || stands.has(kind)) continue;
    const id = newId();
    await insertDocument(tx, { id, companyId, requestId, kind, file: await claimFile(tx, value, fileOf(id)) });
    audit({ ...trace(id), action: 'create', changes: { welfareDocEnumId: [null, kind] } });
  }
}

/** Papers beside a request, by the kind that is needed: `documents`. */
export const documentsBeside: Beside = {
  shapes: { [NAME]: z.optional(z.record(z.string().check(z.maxLength(60)), z.nullable(z.string().check(z.maxLength(300))))) },
  async write(asking, request, said) {
    const { tx, today: day } = asking;
    const { requestId, companyId, partyId, values } = request;
    const needed = await documentsNeeded(tx, { companyId, partyId, day }, String(values['welfareId']));
    const brought = (said[NAME] ?? {}) as Readonly<Record<string, string | null>>;
    const unknown = Object.keys(brought).find((kind) => !needed.some(({ welfareDocEnumId }) => welfareDocEnumId === kind));
    if (unknown !== undefined) throw loanRequestErrors.error('unknownDocument');
    await keep(asking, request, needed, brought);
    mustBeWhole(needed, await documentsOf(tx, requestId));
  },
  read: async (db, requestId) => ({ data: { [NAME]: await documentsOf(db, requestId) }, readClasses: ['identity'], classed: { [NAME]: 'identity' } }),
};
