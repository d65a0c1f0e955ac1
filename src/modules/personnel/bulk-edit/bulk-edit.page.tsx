import { UsersRound } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { personnelSearchScreen } from '../search/search.screen.ts';
import { sheetRows } from './bulk-edit.contract.ts';
import messages from './bulk-edit-page.messages.fa.ts';
import { type ChosenPeople, useChosen } from './chosen.ui.ts';
import { SheetEditor } from './sheet-editor.tsx';

const Back = () => (
  <ScreenLink to={personnelSearchScreen} className={buttonClass('ghost')}>
    {messages.back}
  </ScreenLink>
);

/** The people chosen in the list, in a grid in which they are edited. */
export default function BulkEditPage() {
  const chosen = useChosen();
  if (chosen !== undefined) return <Chosen chosen={chosen} />;
  return (
    <Page title={messages.title}>
      <EmptyState icon={UsersRound} title={messages.noneChosen} actions={<Back />}>
        {messages.noneChosenAdvice}
      </EmptyState>
    </Page>
  );
}

function Chosen({ chosen }: { chosen: ChosenPeople }) {
  const { mutate, data, error, isPending } = useSend(sheetRows);
  const body = { selection: chosen.selection, ...chosen.conditions };
  // read anew for every choice, and never by itself while it is edited
  useEffect(() => mutate({ body: { selection: chosen.selection, ...chosen.conditions } }), [mutate, chosen]);
  const editable = useMemo(() => new Set(data?.columns), [data]);
  return (
    <Page title={messages.title} {...(data === undefined ? {} : { lead: messages.lead(formatNumber(data.rows.length)) })} actions={<Back />}>
      {data !== undefined ? (
        <SheetEditor rows={data.rows} editable={editable} />
      ) : error !== null ? (
        <ErrorState title={messages.loadFailed} code={error.requestId || undefined} onRetry={() => mutate({ body })} isRetrying={isPending}>
          {error.messages}
        </ErrorState>
      ) : (
        <Skeleton kind="rows" count={8} />
      )}
    </Page>
  );
}
