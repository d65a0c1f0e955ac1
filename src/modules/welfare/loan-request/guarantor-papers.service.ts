/** Papers of guarantors: brought by a colleague who agrees, and by whoever confirms somebody from outside; looked for again before a request is accepted. */
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { Answering, Asking } from '#platform/requests/request-spec.service.ts';
import type { NeededDocument } from './documents.store.ts';
import { loanPaper } from './external-guarantor.form.ts';
import { type GuarantorPaper, insertPaper, papersOf, removePaper, requestOfPaper, type Whose } from './guarantor-papers.store.ts';
import { decidesOn, type GuarantorTerms } from './guarantors.store.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import words from './loan-request.messages.fa.ts';
import { FORMS } from './loan-request.steps.ts';

export const guarantorPaper = defineFileKind({
  kind: 'PcntLoanGuarantorPaper',
  permission: 'welfareServices/financialFacility/recipient/observe',
  scope: 'rows',
  class: 'identity',
  accept: loanPaper.accept,
  maxBytes: loanPaper.maxFileSize,
  mayRead: async (db, { partyId }, _today, paperId) => {
    const paper = await requestOfPaper(db, paperId);
    return paper !== undefined && (paper.partyId === partyId || (await decidesOn(db, { requestId: paper.requestId, partyId, form: FORMS.decide })));
  },
});

interface Request {
  readonly requestId: string;
  readonly companyId: string;
  /** Who asks for the loan. */
  readonly partyId: string;
}

/** By the kind that is needed. */
const brought = z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(300)));
export type Brought = z.infer<typeof brought>;
/** What a guarantor says who agrees. */
export const ownPapers = z.strictObject({ papers: z.optional(brought) });
/** The same of those from outside, by the guarantor. */
export const papersOfOutsiders = z.optional(z.record(z.guid(), brought));

const isOf = (paper: GuarantorPaper, whose: Whose): boolean => ('partyId' in whose ? paper.partyId === whose.partyId : paper.guarantorId === whose.guarantorId);
/** Of a colleague the file is about them; of somebody from outside it lies with whoever asks. */
const fileOf = ({ companyId, partyId }: Request, { paperId, partyId: colleague }: Pick<GuarantorPaper, 'paperId' | 'partyId'>) => ({
  ...{ kind: guarantorPaper, companyId, partyId: colleague ?? partyId, recordId: paperId },
});

type Trace = Pick<Asking, 'tx' | 'audit'>;
const traceOf = ({ companyId, partyId }: Request, id: string) => ({ entity: 'LoanGuarantorDocument', id, companyId, subjectPartyId: partyId }) as const;

async function drop({ tx, audit }: Trace, request: Request, paper: GuarantorPaper): Promise<void> {
  await releaseFile(tx, paper.file, fileOf(request, paper));
  await removePaper(tx, paper.paperId);
  audit({ ...traceOf(request, paper.paperId), action: 'delete', changes: { welfareDocEnumId: [paper.welfareDocEnumId, null] } });
}

/** Lets go of the papers of those who answer for a request no longer. */
export async function dropPapers(asking: Trace, request: Request, is: (paper: GuarantorPaper) => boolean): Promise<void> {
  for (const paper of await papersOf(asking.tx, request.requestId)) if (is(paper)) await drop(asking, request, paper);
}

/** Throws guarantorPaperMissing, which names them at the field. */
function mustBeWhole(needed: readonly NeededDocument[], papers: readonly GuarantorPaper[], field: string): void {
  const missing = needed.filter(({ welfareDocEnumId }) => !papers.some((one) => one.welfareDocEnumId === welfareDocEnumId));
  if (missing.length === 0) return;
  const at = Object.fromEntries(missing.map(({ welfareDocEnumId }) => [`${field}.${welfareDocEnumId}`, 'guarantorPaperMissing']));
  throw loanRequestErrors.error('guarantorPaperMissing', {
    fields: { papers: 'guarantorPaperMissing', ...at },
    values: { names: missing.map(({ title }) => title).join(words.separator) },
  });
}

/** Keeps what is brought of one guarantor; afterwards all that is needed stands. Throws unknownPaper, guarantorPaperMissing, and what a file may not be. */
export async function keepPapers(
  answering: Answering,
  request: Request,
  whose: Whose,
  { needed, said, field }: { readonly needed: readonly NeededDocument[]; readonly said: Brought; readonly field: string },
): Promise<void> {
  const { tx, newId, audit } = answering;
  const { requestId, companyId } = request;
  if (Object.keys(said).some((kind) => !needed.some(({ welfareDocEnumId }) => welfareDocEnumId === kind))) throw loanRequestErrors.error('unknownPaper');
  await dropPapers(answering, request, (paper) => isOf(paper, whose) && paper.welfareDocEnumId in said && said[paper.welfareDocEnumId] !== paper.file);
  const stands = (await papersOf(tx, requestId)).filter((paper) => isOf(paper, whose));
  for (const [kind, value] of Object.entries(said)) {
    if (stands.some(({ welfareDocEnumId }) => welfareDocEnumId === kind)) continue;
    const id = newId();
    const partyId = 'partyId' in whose ? whose.partyId : null;
    await insertPaper(tx, { id, companyId, requestId, whose, kind, file: await claimFile(tx, value, fileOf(request, { paperId: id, partyId })) });
    audit({ ...traceOf(request, id), action: 'create', changes: { welfareDocEnumId: [null, kind] } });
  }
  mustBeWhole(
    needed,
    (await papersOf(tx, requestId)).filter((paper) => isOf(paper, whose)),
    field,
  );
}

/** Of colleagues who have agreed, before a request is accepted. Throws guarantorPaperMissing. */
export async function checkPapers(db: Db, { requestId }: Pick<Request, 'requestId'>, colleagues: readonly string[], terms: GuarantorTerms | undefined): Promise<void> {
  if (terms === undefined || terms.documents.length === 0) return;
  const papers = await papersOf(db, requestId);
  for (const partyId of colleagues)
    mustBeWhole(
      terms.documents,
      papers.filter((paper) => isOf(paper, { partyId })),
      'papers',
    );
}

/** As whoever decides reads them. */
export const shownPapers = async (db: Db, requestId: string) =>
  (await papersOf(db, requestId)).map(({ paperId, guarantorId, guarantorName, welfareDocEnumId, title, file }) => ({
    ...{ paperId, guarantorId, guarantorName, welfareDocEnumId, title, file },
  }));

/** What a guarantor is asked for, and what they brought. */
export async function papersToBring(db: Db, { requestId }: Pick<Request, 'requestId'>, partyId: string, terms: GuarantorTerms | undefined) {
  const papers = (await papersOf(db, requestId)).filter((paper) => isOf(paper, { partyId }));
  return (terms?.documents ?? []).map((one) => ({ ...one, file: papers.find(({ welfareDocEnumId }) => welfareDocEnumId === one.welfareDocEnumId)?.file ?? null }));
}
