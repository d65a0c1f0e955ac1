import { ListChecks } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { readPayRun } from './pay-run.contract.ts';
import words from './pay-run-page.messages.fa.ts';

type Action = NonNullable<ReplyOf<typeof readPayRun>['actions']>[number];

const looks: Readonly<Record<Action['state'], BadgeState>> = { waiting: 'pending', done: 'approved', passed: 'rejected' };

/** What others see to before a run is counted, and after it is approved, with what came of each. */
export function ActionsTab({ id }: SheetAt) {
  const read = useCall(readPayRun, { params: { payRunId: id } });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  const { actions = [] } = read.data;
  if (actions.length === 0)
    return (
      <EmptyState icon={ListChecks} headingLevel={3} title={words.actionsNone}>
        {words.actionsNoneAdvice}
      </EmptyState>
    );
  return actions.map((one) => <One key={one.place} of={one} />);
}

function One({ of: { title, type, dutyNames, positionTitle, state, doneAt, doneBy } }: { of: Action }) {
  return (
    <RequestEntry
      title={title}
      status={<Badge state={looks[state]}>{words.actionStates[state]}</Badge>}
      lines={[
        `${words.actionTypes[type]}: ${dutyNames.join(words.separator)}`,
        positionTitle,
        doneAt === null ? null : words.doneBy({ name: doneBy ?? '', when: formatDateTime(doneAt) }),
      ]}
    />
  );
}
