/** Changes of the order of one budget by hand, and the decision of a second person. */
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { budgetMoves, decideMove } from './loan-provision.contract.ts';
import { moveTable } from './loan-provision.table.ts';
import words from './loan-provision-page.messages.fa.ts';

type Row = RowOf<typeof budgetMoves.list>;

export function BudgetMoves({ loanBudgetId }: { loanBudgetId: string }) {
  const may = useMay(decideMove);
  const decide = useSend(decideMove);
  const query = useMemo(() => ({ loanBudgetId }), [loanBudgetId]);
  const isOpen = ({ decision }: Row): boolean => may && decision === null;
  const say =
    (decision: 'confirmed' | 'refused') =>
    ({ loanBudgetMoveId }: Row): void =>
      void tellOutcome(decide.mutateAsync({ params: { loanBudgetMoveId }, body: { decision } }), words[decision]);
  return (
    <DataTable
      of={moveTable}
      list={budgetMoves.list}
      export={budgetMoves.export}
      query={query}
      isLocal
      hasNoViews
      rowName={({ fullName }) => String(fullName ?? '')}
      rowActions={[
        { id: 'confirm', label: words.confirm, icon: Check, run: say('confirmed'), isShown: isOpen },
        { id: 'refuse', label: words.refuse, icon: X, run: say('refused'), isShown: isOpen, isDanger: true },
      ]}
      empty={<EmptyState title={words.noMoves}>{null}</EmptyState>}
    />
  );
}
