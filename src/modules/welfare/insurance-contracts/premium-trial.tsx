import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatDate, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import type { Read } from '#ui/read/read.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { relations } from '../insurance-definition/insurance-definition.table.ts';
import messages from '../insurance-definition/insurance-definition-page.messages.fa.ts';
import { contractPremium } from '../premium/premium.contract.ts';

const words = messages.trial;
type Counted = ReplyOf<typeof contractPremium>;
type Member = Counted['members'][number];
type Part = Member['parts'][number];

const options = relations.map(({ enumId, description }) => ({ id: String(enumId), label: String(description) }));
const columns: readonly GridColumn<Part>[] = [
  { id: 'number', label: words.number, render: ({ number }) => formatNumber(number) },
  { id: 'dueDate', label: words.dueDate, render: ({ dueDate }) => formatDate(dueDate) },
  { id: 'amount', label: words.amount, align: 'amount', render: ({ amount }) => formatMoney(amount) },
  { id: 'employee', label: words.employee, align: 'amount', render: ({ employeeShare }) => formatMoney(employeeShare) },
  { id: 'employer', label: words.employer, align: 'amount', render: ({ employerShare }) => formatMoney(employerShare) },
];

/** What a contract would cost somebody: counted by the server as members are, kept nowhere. */
export function PremiumTrial({ insuranceContractId }: { insuranceContractId: string }) {
  const [relation, setRelation] = useState<string | null>('self');
  const [tier, setTier] = useState('');
  const [birthDate, setBirthDate] = useState<string | null>(null);
  const [joinedOn, setJoinedOn] = useState<string | null>(today());
  const [leftOn, setLeftOn] = useState<string | null>(null);
  const isSaid = relation !== null && birthDate !== null && joinedOn !== null && (leftOn === null || leftOn >= joinedOn);
  const query = { insuranceContractId, relation: relation ?? 'self', birthDate: birthDate ?? today(), joinedOn: joinedOn ?? today() };
  const read = useCall(contractPremium, {
    query: { ...query, ...(tier.trim() === '' ? {} : { tier: tier.trim() }), ...(leftOn === null ? {} : { leftOn }) },
    enabled: isSaid,
    keepPrevious: true,
  });
  return (
    <Stack>
      <Card>
        <FieldGrid>
          <FieldCell span={4}>
            <SelectField label={messages.relation} options={options} value={relation} onChange={setRelation} />
          </FieldCell>
          <FieldCell span={4}>
            <TextField label={messages.tier} value={tier} onChange={setTier} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.birthDate} value={birthDate} onChange={setBirthDate} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.joinedOn} value={joinedOn} onChange={setJoinedOn} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.leftOn} value={leftOn} onChange={setLeftOn} />
          </FieldCell>
        </FieldGrid>
      </Card>
      {isSaid ? <Outcome read={read} /> : <EmptyState title={words.nothing} />}
    </Stack>
  );
}

function Outcome({ read }: { read: Read<Counted> }) {
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  const member = read.data?.members[0];
  if (member === undefined) return null;
  return member.fault === null ? (
    <Premium member={member} proration={read.data?.proration ?? 'whole'} />
  ) : (
    <Alert type="warning" isLive={false}>
      {words.faults[member.fault]}
    </Alert>
  );
}

function Premium({ member, proration }: { member: Member; proration: Counted['proration'] }) {
  const unit = moneyUnitName();
  const span = { covered: formatNumber(member.covered), of: formatNumber(member.coveredOf) };
  return (
    <Stack>
      <Figures>
        <Figure label={words.premium} value={formatMoney(member.premium)} unit={unit} note={proration === 'whole' ? words.whole : words[proration](span)} />
        <Figure label={words.employee} value={formatMoney(member.employeeShare)} unit={unit} note={words.age(formatNumber(member.age ?? 0))} />
        <Figure label={words.employer} value={formatMoney(member.employerShare)} unit={unit} />
      </Figures>
      <Card title={words.parts} isFlush>
        <DataGrid label={words.parts} columns={columns} rows={member.parts} rowKey={({ number }) => String(number)} hasCards />
      </Card>
    </Stack>
  );
}
