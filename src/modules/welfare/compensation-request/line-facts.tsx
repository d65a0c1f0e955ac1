import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatMoney, shownDigits } from '#ui/format/format.ts';
import type { LineStatus, RefusalReason } from '../claims/claim-line.rules.ts';
import claimWords from '../claims/claim-words.messages.fa.ts';
import type { ClaimBound } from '../claims/claims.rules.ts';
import { CostType } from '../claims/cost-type.tsx';
import { LineBadge } from '../claims/line-badge.tsx';
import { PaperLinks } from '../claims/paper-links.tsx';
import fields from './compensation-line.messages.fa.ts';
import words from './compensation-request-page.messages.fa.ts';

/** A line of an own claim, as the call tells it. */
export interface OwnLine {
  readonly lineId: string;
  readonly lineNo: number;
  readonly status: LineStatus;
  readonly insuredName: string;
  readonly costTypeEnumId: string;
  readonly serviceDate: string;
  readonly provider: string;
  readonly invoiceNumber: string;
  readonly claimed: string;
  readonly accepted: string | null;
  readonly payable: string | null;
  readonly boundBy: ClaimBound | null;
  readonly decisionReason: string | null;
  readonly refusalId: RefusalReason | null;
  readonly settled: string | null;
  readonly paidOn: string | null;
  readonly documents: readonly string[];
}

type Item = { readonly term: string; readonly value: React.ReactNode };
const said = (term: string, value: React.ReactNode): Item[] => (value === null || value === '' ? [] : [{ term, value }]);
const money = (rials: string | null): string | null => (rials === null ? null : formatMoney(rials));

/** What a line says, and what was decided on it. */
export function LineFacts({ of }: { of: OwnLine }) {
  const { lineNo, status, costTypeEnumId, serviceDate, boundBy, refusalId, paidOn, documents } = of;
  return (
    <DescriptionList
      isAcross
      items={[
        { term: words.line({ number: shownDigits(String(lineNo)) }), value: <LineBadge of={status} /> },
        ...said(fields.insured, <bdi>{of.insuredName}</bdi>),
        ...said(fields.costType, <CostType of={costTypeEnumId} />),
        ...said(fields.serviceDate, formatDate(serviceDate)),
        ...said(fields.provider, <bdi>{of.provider}</bdi>),
        ...said(fields.invoiceNumber, <bdi>{of.invoiceNumber}</bdi>),
        ...said(fields.claimed, formatMoney(of.claimed)),
        ...said(words.accepted, money(of.accepted)),
        ...said(words.payable, money(of.payable)),
        ...said(words.boundBy, boundBy === null || boundBy === 'accepted' ? null : claimWords.bounds[boundBy]),
        ...said(words.refusal, refusalId === null ? null : claimWords.refusals[refusalId]),
        ...said(words.reason, of.decisionReason),
        ...said(words.settled, money(of.settled)),
        ...said(words.paidOn, paidOn === null ? null : formatDate(paidOn)),
        ...said(fields.documents, documents.length === 0 ? null : <PaperLinks of={documents} />),
      ]}
    />
  );
}
