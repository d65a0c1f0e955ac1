import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableState } from '#kernel/table/definition.ts';
import { Button } from '#ui/button/button.tsx';
import type { ApiError } from '#ui/client/api-error.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import messages from './data-table.messages.fa.ts';
import { isNarrowed, noConditions, type TableChange } from './table-state.ts';

export interface NothingProps {
  state: TableState;
  /** Matching rows: more than none on a page past the end. */
  count: number;
  empty: ReactNode;
  onChange: (change: TableChange) => void;
}

/** Why there are no rows, and the way out. */
export function Nothing({ state, count, empty, onChange }: NothingProps) {
  if (count > 0) return <EmptyState title={messages.pastEnd} actions={<Button onPress={() => onChange({ page: 1 })}>{messages.firstPage}</Button>} />;
  if (isNarrowed(state))
    return (
      <EmptyState icon={SearchX} title={messages.nothing} actions={<Button onPress={() => onChange(noConditions)}>{messages.clearAll}</Button>}>
        {messages.nothingAdvice}
      </EmptyState>
    );
  return empty ?? <EmptyState title={messages.none} />;
}

export function Failed({ error, onRetry, isRetrying }: { error: ApiError; onRetry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={onRetry} isRetrying={isRetrying}>
      {error.messages}
    </ErrorState>
  );
}
