/** Whom a contract insures or may insure, from when and for what, while a request is written; the server counts. */
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import words from './insurance-offer.messages.fa.ts';
import type { insuranceOffer } from './insurance-request.contract.ts';
import { relationName } from './relation-name.ui.ts';

export type InsuranceOffer = ReplyOf<typeof insuranceOffer>;
type Person = InsuranceOffer['people'][number];

const day = (value: string | null | undefined): string => (value == null ? '' : formatDate(value));
const stateOf = ({ isMember, fault }: Person): string => {
  if (isMember) return words.member;
  return fault == null ? words.open : words.faults[fault];
};

const columns: readonly GridColumn<Person>[] = [
  { id: 'name', label: words.name, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'relation', label: words.relation, render: ({ relation }) => relationName(relation ?? '') },
  { id: 'birthDate', label: words.birthDate, render: ({ birthDate }) => day(birthDate) },
  { id: 'state', label: words.state, render: stateOf },
  { id: 'from', label: words.from, render: ({ joinedOn }) => day(joinedOn) },
  { id: 'thru', label: words.thru, render: ({ thruDate }) => day(thruDate) },
  { id: 'premium', label: words.premium, align: 'amount', render: ({ premium = '0' }) => formatMoney(premium) },
  { id: 'employee', label: words.employee, align: 'amount', render: ({ employeeShare = '0' }) => formatMoney(employeeShare) },
  { id: 'employer', label: words.employer, align: 'amount', render: ({ employerShare = '0' }) => formatMoney(employerShare) },
];

const sum = (people: readonly Person[], side: 'premium' | 'employeeShare'): string => formatMoney(String(people.reduce((total, one) => total + BigInt(one[side] ?? '0'), 0n)));

/** `chosen`: whom the request would insure. */
export function OfferTable({ offer, chosen }: { offer: InsuranceOffer; chosen: readonly string[] }) {
  const { insurerName, thruDate, parts, gapMonths, people } = offer;
  const insured = people.filter(({ insuredId = '' }) => chosen.includes(insuredId));
  const isAnyoneLeft = people.some(({ isMember, insuredId = '' }) => isMember && !chosen.includes(insuredId));
  return (
    <Card title={words.people}>
      <Stack>
        <p>{words.contract({ insurer: insurerName, thru: formatDate(thruDate), parts: formatNumber(parts), gap: formatNumber(gapMonths) })}</p>
        <DataGrid columns={columns} rows={people} rowKey={({ insuredId = '' }) => insuredId} label={words.people} hasCards />
        {insured.length > 0 && <p>{words.total({ premium: sum(insured, 'premium'), employee: sum(insured, 'employeeShare') })}</p>}
        {isAnyoneLeft && <p>{words.leaving}</p>}
      </Stack>
    </Card>
  );
}
