/** Files a claim: judges each line at its fields, claims its documents and writes it (issue 24, insurance 5). */
import { storedNameIn } from '#kernel/file-value/file-value.ts';
import { filesLeft } from '#kernel/form/files.ts';
import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { daysLater } from '#kernel/formula/days.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { Asking } from '#platform/requests/request-spec.service.ts';
import { costsOf } from '../claims/ceilings.store.ts';
import {
  type ClaimRow,
  documentsKnown,
  insertClaim,
  insertLine,
  invoiceKnown,
  keepDocuments,
  type LineFacts,
  type LineRow,
  moveLines,
  rewriteLine,
} from '../claims/claim-lines.store.ts';
import { countClaims } from '../claims/claims.rules.ts';
import { invoiceMark } from '../claims/invoice-mark.server.ts';
import { type Membership, membershipsOn } from '../insurance-membership/insurance-membership.store.ts';
import { compensationRequestErrors as errors } from './compensation-request.errors.ts';
import { type claimLineForm, MOST_PAPERS, paper } from './compensation-request.form.ts';

export const claimPaper = defineFileKind({
  kind: 'PcntCompensation',
  permission: 'welfareServices/supplementaryInsurance/compensationReport/observe',
  scope: 'rows',
  class: 'health',
  accept: paper.accept,
  maxBytes: paper.maxFileSize,
});

/** A line as it is asked for; `lineId` of one that came back. */
export type AskedLine = CheckedValuesOf<typeof claimLineForm> & { readonly lineId?: string | undefined };

type FaultName = 'tooManyPapers' | 'notMember' | 'otherContract' | 'waiting' | 'late' | 'notCovered' | 'sameInvoice' | 'sameFile';

interface LinePlace {
  readonly asking: Asking;
  /** Where it stands in what was sent. */
  readonly at: number;
  readonly asked: AskedLine;
  /** What stands of one that came back. */
  readonly before: LineRow | undefined;
}

const fault = ({ at }: LinePlace, field: keyof AskedLine, name: FaultName, values: Readonly<Record<string, string>> = {}) =>
  errors.error(name, { fields: { [`lines.${at}.${field}`]: name }, values });

/** Who is insured: the employee, or somebody of the family. */
export const insuredIdOf = ({ familyMemberId, partyId }: Membership): string => familyMemberId ?? partyId;

/** The membership that covers the day of service. Throws notMember. */
async function memberOf(place: LinePlace): Promise<Membership> {
  const { asking, asked } = place;
  const { tx, today, companyId, partyId } = asking;
  const found = await membershipsOn(tx, systemScope([companyId], today), { companyId, partyId, day: asked.serviceDate });
  const member = found.find((one) => insuredIdOf(one) === asked.insuredId);
  if (member === undefined) throw fault(place, 'serviceDate', 'notMember');
  return member;
}

const dayAfter = (day: string, days: number): string => formatJalaliFa(daysLater({ date: day }, days).date);

/** Whether the contract covers it at all, by the rules that count it. Throws notCovered, waiting, late. */
async function judgeCover(place: LinePlace, { contractId, joinedOn }: Membership): Promise<void> {
  const { asking, asked, before } = place;
  const { costTypeEnumId: type, serviceDate } = asked;
  const costs = await costsOf(asking.tx, contractId);
  const cost = costs.find((one) => one.type === type);
  const line = { member: asked.insuredId, type, serviceDate, filedOn: before?.filedOn ?? asking.today, accepted: BigInt(asked.claimed), joinedOn };
  const bound = countClaims(costs, [], [line])[0]?.boundBy;
  if (cost === undefined) throw fault(place, 'costTypeEnumId', 'notCovered');
  if (bound === 'waiting') throw fault(place, 'serviceDate', 'waiting', { day: dayAfter(joinedOn, cost.waitingDays) });
  if (bound === 'late') throw fault(place, 'serviceDate', 'late', { day: dayAfter(serviceDate, cost.claimDays ?? 0) });
}

/** Stored names of the documents. Throws tooManyPapers. */
function papersIn(place: LinePlace): readonly string[] {
  const names = filesLeft(place.asked.documents).map(({ name }) => name);
  if (names.length > MOST_PAPERS) throw fault(place, 'documents', 'tooManyPapers');
  return names;
}

/** Claims the documents of a line; what it had and has no more is let go. Throws sameFile. */
async function keepPapers(place: LinePlace, lineId: string, names: readonly string[]): Promise<string[]> {
  const { asking, before } = place;
  const { tx, companyId, partyId } = asking;
  const of = { kind: claimPaper, companyId, partyId, recordId: lineId };
  const stored = names.flatMap((name) => storedNameIn(name) ?? []);
  if (await documentsKnown(tx, companyId, lineId, stored)) throw fault(place, 'documents', 'sameFile');
  const kept: string[] = [];
  for (const name of names) kept.push(await claimFile(tx, name, of));
  for (const name of before?.documents ?? []) if (!stored.includes(storedNameIn(name) ?? '')) await releaseFile(tx, name, of);
  await keepDocuments(tx, companyId, lineId, stored);
  return kept;
}

interface Judged {
  readonly place: LinePlace;
  readonly lineId: string;
  readonly member: Membership;
  readonly mark: Buffer;
  readonly papers: readonly string[];
}

/** Everything that is refused of a line but its files. */
async function judge(place: LinePlace): Promise<Judged> {
  const { asking, asked, before } = place;
  const member = await memberOf(place);
  await judgeCover(place, member);
  const mark = invoiceMark(asking.companyId, asked.provider, asked.invoiceNumber);
  const lineId = before?.lineId ?? asking.newId();
  if (await invoiceKnown(asking.tx, asking.companyId, mark, lineId)) throw fault(place, 'invoiceNumber', 'sameInvoice');
  return { place, lineId, member, mark, papers: papersIn(place) };
}

/** Throws otherContract, and sameInvoice of one that stands twice in the claim itself. */
function judgeTogether(judged: readonly Judged[], contractId: string): void {
  const marks = new Set<string>();
  for (const { place, member, mark } of judged) {
    if (member.contractId !== contractId) throw fault(place, 'serviceDate', 'otherContract');
    const known = mark.toString('hex');
    if (marks.has(known)) throw fault(place, 'invoiceNumber', 'sameInvoice');
    marks.add(known);
  }
}

/** Takes lines back that nobody decided on: their documents and invoices may be brought again. */
export async function withdrawLines(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  await moveLines(
    tx,
    lines.map(({ lineId }) => lineId),
    'ClmWithdrawn',
  );
  for (const { companyId, partyId, lineId, documents } of lines) {
    await keepDocuments(tx, companyId, lineId, []);
    for (const name of documents) await releaseFile(tx, name, { kind: claimPaper, companyId, partyId, recordId: lineId });
  }
}

/**
 * Writes a claim, or what was corrected of one that came back: its lines that came back stand as they are sent now, one that is left out is withdrawn.
 * Answers its id. Throws what a line may not be, at `lines.<place>.<field>`.
 */
export async function fileClaim(asking: Asking, sent: readonly AskedLine[], before: ClaimRow | undefined): Promise<string> {
  const { tx, companyId, partyId, today, now } = asking;
  const returned = new Map((before?.lines ?? []).filter(({ status }) => status === 'ClmReturned').map((line) => [line.lineId, line]));
  if (sent.length === 0) throw errors.error('noLines');
  if (sent.some(({ lineId }) => lineId !== undefined && !returned.has(lineId))) throw errors.error('unknownLine');
  const left = [...returned.values()].filter(({ lineId }) => !sent.some((one) => one.lineId === lineId));
  await withdrawLines(tx, left);
  const judged: Judged[] = [];
  for (const [at, asked] of sent.entries()) judged.push(await judge({ asking, at, asked, before: returned.get(asked.lineId ?? '') }));
  const contractId = before?.contractId ?? judged[0]?.member.contractId ?? '';
  judgeTogether(judged, contractId);
  const of = { claimId: before?.claimId ?? asking.newId(), companyId, partyId, contractId };
  if (before === undefined) await insertClaim(tx, of, now);
  let lineNo = before?.lines.at(-1)?.lineNo ?? 0;
  for (const { place, lineId, member, mark, papers } of judged) {
    const { documents: _files, lineId: _id, ...asked } = place.asked;
    const facts = (documents: readonly string[]): LineFacts => ({ ...asked, insuredName: member.insuredName, joinedOn: member.joinedOn, documents });
    if (place.before === undefined) {
      lineNo += 1;
      await insertLine(tx, { ...of, lineId, lineNo, filedOn: today }, facts([]), mark);
    }
    await rewriteLine(tx, lineId, facts(await keepPapers(place, lineId, papers)), mark);
  }
  await moveLines(
    tx,
    judged.map(({ lineId }) => lineId),
    'ClmSubmitted',
  );
  return of.claimId;
}
