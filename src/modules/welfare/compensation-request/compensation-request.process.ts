/**
 * A claim for costs of treatment, from its lines to the decision on each of them (guide welfare 7.12). What a line is paid is decided by whoever sees to
 * insurance; where a claim stands follows from its lines.
 */

import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { existing, requestProcess } from '#platform/requests/request-process.service.ts';
import type { Answering, Written } from '#platform/requests/request-spec.service.ts';
import { MODIFY } from '#platform/workflow/answers.rules.ts';
import type { FormAnswer, ReadingCase, WritingCase } from '#platform/workflow/process.define.ts';
import { costsOf, usedOf } from '../claims/ceilings.store.ts';
import { isUndecided, refusalReasons } from '../claims/claim-line.rules.ts';
import { type ClaimRow, claimBy, type LineRow, lockClaim, moveLines } from '../claims/claim-lines.store.ts';
import { ceilingsLeft } from '../claims/claims.rules.ts';
import { compensationReviewErrors } from '../compensation-review/compensation-review.errors.ts';
import { decideLines, type LineDecision, lineOutcomes, rejectLines } from '../compensation-review/decide-lines.service.ts';
import { type LinesSent, linesSent, readLines } from './claim-lines.service.ts';
import { MOST_LINES } from './compensation-request.form.ts';
import { claimDecided, claimRejected } from './compensation-request.notice.ts';
import { BOOK, begunWith, FORMS, PROCESS, steps, TAKE, variables } from './compensation-request.steps.ts';
import words from './compensation-request-process.messages.fa.ts';
import { fileClaim, withdrawLines } from './file-claim.service.ts';

interface ClaimRecord extends ClaimRow {
  readonly requestId: string;
}

const asRecord = (claim: ClaimRow | undefined): ClaimRecord | undefined => claim && { ...claim, requestId: claim.claimId };

const rials = z.string().check(z.regex(/^\d{1,15}$/));
const decisionsSent = z.strictObject({
  decisions: z.optional(
    z
      .array(
        z.strictObject({
          lineId: z.guid(),
          outcome: z.enum(lineOutcomes),
          accepted: z.optional(z.nullable(rials)),
          reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500)))),
          refusalId: z.optional(z.nullable(z.enum(refusalReasons))),
        }),
      )
      .check(z.maxLength(MOST_LINES)),
  ),
});

// ---- what forms show ----

const isOpenLine = ({ status }: LineRow): boolean => isUndecided(status);

/** A line as its asker filled it in. */
const asAsked = ({ lineId, insuredId, costTypeEnumId, serviceDate, provider, invoiceNumber, claimed, documents }: LineRow) => ({
  ...{ lineId, insuredId, costTypeEnumId, serviceDate, provider, invoiceNumber, claimed },
  documents: documents.map((name) => ({ name })),
});

/** With whom it was for, and why it came back. */
const asShown = (line: LineRow) => ({ ...asAsked(line), insuredName: line.insuredName, decisionReason: line.decisionReason });

const health = ['personal', 'health'] as const;
const readRequest = async ({ lines }: ClaimRecord) => ({
  data: { lines: lines.filter(isOpenLine).map(asShown) },
  readClasses: health,
  classed: { lines: 'health' as const },
  kept: ['health' as const],
});

/** What is left of the ceilings, of whom the claim is about. */
async function ceilingsNow(db: Db, { partyId, contractId, lines }: ClaimRecord) {
  const names = new Map(lines.map(({ insuredId, insuredName }) => [insuredId, insuredName]));
  const left = ceilingsLeft(await costsOf(db, contractId), await usedOf(db, { partyId, contractId }), [...names.keys()]);
  const types = new Set(lines.map(({ costTypeEnumId }) => costTypeEnumId));
  const digits = (amount: bigint | undefined): string | null => (amount === undefined ? null : String(amount));
  return left.flatMap(({ type, member, personLeft, familyLeft }) =>
    types.has(type) ? [{ costTypeEnumId: type, insuredId: member, insuredName: names.get(member) ?? '', personLeft: digits(personLeft), familyLeft: digits(familyLeft) }] : [],
  );
}

async function readReview(record: ClaimRecord, { db }: ReadingCase) {
  const { fullName, sentAt, lines } = record;
  const shown = lines.map((line) => ({ ...asShown(line), status: line.status, accepted: line.accepted, payable: line.payable, boundBy: line.boundBy }));
  return {
    data: { fullName, sentAt, lines: shown, ceilings: await ceilingsNow(db, record) },
    readClasses: health,
    classed: { lines: 'health' as const, ceilings: 'health' as const },
    kept: ['health' as const],
  };
}

// ---- what is answered ----

const deciding = ({ tx, now, newId, audit, actorPartyId }: Answering) => ({ tx, now, audit, newId: () => newId(), byPartyId: actorPartyId });

const tell = ({ tx, now, newId }: Pick<WritingCase, 'tx' | 'now' | 'newId'>, { partyId }: ClaimRecord, notice: typeof claimDecided) =>
  notify(tx, notice, { recipients: [partyId], values: {}, link: '/CompensationRequest', now, newId });

/** Throws someReturned, noneReturned, own, and what a decision on a line may not be. */
async function review(answering: Answering, record: ClaimRecord, { outcome, values, comment }: FormAnswer): Promise<void> {
  if (answering.actorPartyId === record.partyId) throw compensationReviewErrors.error('own');
  if (outcome === 'reject') {
    await rejectLines(deciding(answering), record.lines.filter(isOpenLine), comment);
    await tell(answering, record, claimRejected);
    return;
  }
  const decisions = (values['decisions'] ?? []) as readonly LineDecision[];
  const returns = decisions.some((one) => one.outcome === 'return');
  if (returns !== (outcome === MODIFY)) {
    const name = returns ? 'someReturned' : 'noneReturned';
    throw compensationReviewErrors.error(name, { fields: { decisions: name } });
  }
  await decideLines(deciding(answering), record, decisions, 'decisions');
}

async function take({ tx, case: { recordId } }: WritingCase): Promise<undefined> {
  const { lines } = existing(recordId === null ? undefined : await lockClaim(tx, recordId));
  await moveLines(
    tx,
    lines.flatMap(({ lineId, status }) => (status === 'ClmSubmitted' ? [lineId] : [])),
    'ClmUnderReview',
  );
}

const codes = { sent: 'ClmSubmitted', returned: 'ClmReturned', approved: 'ClmApproved', rejected: 'ClmRejected', withdrawn: 'ClmWithdrawn' } as const;
type Code = (typeof codes)[keyof typeof codes];
const steadily = { ClmUnderReview: 'ClmSubmitted', ClmSentToInsurer: 'ClmApproved', ClmPaid: 'ClmApproved' } as const;
const codeOf = ({ status }: ClaimRecord): Code => (status in steadily ? steadily[status as keyof typeof steadily] : (status as Code));

export const compensationProcess = requestProcess<ClaimRecord, LinesSent, Written, Code>({
  key: PROCESS,
  title: words.title,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal', 'health'],
  facts: async ({ db, case: { recordId } }) => ({
    returned: existing(recordId === null ? undefined : await claimBy(db, recordId)).status === 'ClmReturned',
    classes: 'health',
  }),
  entity: 'CompensationClaim',
  find: async (db, claimId) => asRecord(await claimBy(db, claimId)),
  lock: async (tx, claimId) => asRecord(await lockClaim(tx, claimId)),
  status: {
    name: 'statusId',
    codes,
    of: codeOf,
    // where a claim stands follows from its lines, which are moved as they are written and decided on
    set: async (tx, { lines }, status) => (status === 'ClmWithdrawn' ? withdrawLines(tx, lines.filter(isOpenLine)) : undefined),
  },
  asked: {
    start: { permission: ['welfareServices/supplementaryInsurance/compensationRequest/request'], form: FORMS.request, values: linesSent },
    merged: ({ lines }, said) => ({ lines: (said['lines'] ?? lines.filter(isOpenLine).map(asAsked)) as LinesSent['lines'] }),
    write: async (asking, sent, before) => {
      const claimId = await fileClaim(asking, await readLines(sent, asking.today), before);
      return { requestId: claimId, ...begunWith };
    },
    changes: () => ({}),
  },
  forms: {
    [FORMS.request]: { is: 'correct', title: words.forms.request, values: z.partial(linesSent), read: readRequest },
    // whoever sends lines back has decided on the others: no answer leads back by itself
    [FORMS.review]: { is: 'decide', title: words.forms.review, sees: 'case', back: '', values: decisionsSent, read: readReview, decide: review },
  },
  about: FORMS.review,
  booking: { handler: BOOK, title: words.steps.book, book: async () => undefined },
  services: { [TAKE]: { title: words.steps.take, run: take } },
  tell: async (writing, record, end) => {
    if (end === 'approved') await tell(writing, record, claimDecided);
  },
});
