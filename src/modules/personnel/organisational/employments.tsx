import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import type { OpenKind } from '../employment/kind-correction/correct-kind-dialog.tsx';
import { correctKind } from '../employment/kind-correction/kind-correction.contract.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { personEmployments } from './organisational.contract.ts';
import styles from './organisational.module.css';
import messages from './organisational-page.messages.fa.ts';

const CorrectKindDialog = lazy(() => import('../employment/kind-correction/correct-kind-dialog.tsx').then(({ CorrectKindDialog: component }) => ({ default: component })));

type Employment = ReplyOf<typeof personEmployments>['rows'][number];
type Kind = NonNullable<Employment['kinds']>[number];

const day = (date: string | null | undefined) => (date == null ? '-' : formatDate(date));

function kindText({ name: kind, fromDate, thruDate }: Kind): string {
  if (fromDate === null) return messages.kindAlways({ kind });
  const from = formatDate(fromDate);
  return thruDate === null ? messages.kindSince({ kind, from }) : messages.kindSpan({ kind, from, thru: formatDate(thruDate) });
}

const columns: readonly GridColumn<Employment>[] = [
  { id: 'company', label: messages.company, grows: true, render: ({ companyName }) => <bdi>{companyName}</bdi> },
  { id: 'relationship', label: messages.relationship, render: ({ relationshipName }) => relationshipName ?? '-' },
  { id: 'code', label: messages.code, render: ({ pseudoId }) => <Ltr>{formatCode(pseudoId ?? '')}</Ltr> },
  {
    id: 'status',
    label: messages.status,
    render: ({ statusId = 'NotActiveRel' }) => (
      <Badge state={statusId === 'ActiveRel' ? 'active' : 'draft'} isPlain>
        {messages.states[statusId]}
      </Badge>
    ),
  },
  { id: 'from', label: messages.partyFrom, render: ({ partyFromDate }) => day(partyFromDate) },
  { id: 'thru', label: messages.partyThru, render: ({ partyThruDate }) => day(partyThruDate) },
  { id: 'reason', label: messages.termination, render: ({ terminationName }) => terminationName ?? '-' },
];

/** Kinds over time; who may correct one is offered it beside each. */
const kindsColumn = (correct: ((kind: OpenKind) => void) | undefined): GridColumn<Employment> => ({
  id: 'kinds',
  label: messages.kinds,
  grows: true,
  ...(correct && { hasControls: true }),
  render: ({ kinds = [], partyRelationshipId }) => (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={`${kind.fromDate} ${kind.name}`} className={styles.kind}>
          {kindText(kind)}
          {correct ? <IconButton size="sm" icon={Pencil} label={messages.correctKind({ kind: kindText(kind) })} onPress={() => correct({ ...kind, partyRelationshipId })} /> : null}
        </li>
      ))}
    </ul>
  ),
});

/** Employments and other ties to companies, each with its kinds over time. */
export function Employments({ partyId, asOf }: ProfileTabProps) {
  const read = useCall(personEmployments, { query: { partyId, asOf } });
  const [open, setOpen] = useState<OpenKind>();
  const isForReading = useForReading();
  const isOwn = useSession(({ user }) => user?.partyId === partyId);
  const mayCorrect = useMay(correctKind) && !isForReading && !isOwn;
  return (
    <Card title={messages.employments}>
      <ReadGrid
        of={read}
        rowsOf={({ rows }) => rows}
        label={parts.rowsOf({ title: messages.employments })}
        rowKey={({ partyRelationshipId }) => partyRelationshipId}
        bones={2}
        failed={messages.employmentsFailed}
        none={messages.noEmployments}
        columns={[...columns, kindsColumn(mayCorrect ? setOpen : undefined)]}
      />
      {open === undefined ? null : (
        <Suspense>
          <CorrectKindDialog kind={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
