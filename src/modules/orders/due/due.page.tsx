import { CheckCheck, FilePenLine, Flag, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { RunButton } from '#ui/act/run-button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { handOver } from '../issue/handed.ui.ts';
import { issueOrders } from '../issue/issue.contract.ts';
import { issueScreen } from '../issue/issue.screen.ts';
import { due, duePeople } from './due.contract.ts';
import words from './due.messages.fa.ts';
import { dueScreen } from './due.screen.ts';
import { dueTable } from './due.table.ts';
import { type DueKind, dueKinds, isDueKind } from './due-kinds.rules.ts';
import messages from './due-page.messages.fa.ts';

const reasons = dueKinds.map((id) => ({ id, label: messages.kindLabels[id] }));
/** Everybody of the list. */
const everybody: BulkSelection = { all: { search: '', filters: [], sort: [] }, except: [] };

/** Takes the chosen people to the page that issues their orders. */
function useIssuing(): (selection: BulkSelection, kind: DueKind | undefined) => Promise<void> {
  const { mutateAsync } = useSend(duePeople);
  const openScreen = useOpenScreen();
  return async (selection, kind) => {
    const { codes, count, ...how } = await mutateAsync({ body: { selection, ...defined({ kind }) } });
    if (count > codes.length) showToast({ type: 'info', message: messages.left({ taken: formatNumber(codes.length), count: formatNumber(count) }) });
    handOver({ codes, ...how });
    await openScreen(issueScreen, {});
  };
}

/** Who needs an order, since when and why. */
export default function DuePage() {
  const { kind: asked } = useScreenSearch(dueScreen);
  const setSearch = useSetScreenSearch(dueScreen);
  const kind = isDueKind(asked) ? asked : undefined;
  const query = useMemo(() => defined({ kind }), [kind]);
  const mayIssue = useMay(issueOrders);
  const issue = useIssuing();
  return (
    <Page
      title={words.title}
      lead={messages.lead}
      actions={
        mayIssue ? (
          <>
            <RunButton variant="outline" icon={Flag} run={() => issue(everybody, 'none')}>
              {messages.issueOpening}
            </RunButton>
            <RunButton variant="filled" icon={CheckCheck} run={() => issue(everybody, 'year')}>
              {messages.issueYear}
            </RunButton>
          </>
        ) : null
      }
    >
      <Stack>
        <SelectField
          label={messages.reason}
          options={reasons}
          value={kind ?? null}
          none={messages.all}
          hasSearch={false}
          onChange={(next) => void setSearch({ kind: next ?? undefined })}
        />
        <DataTable
          of={dueTable}
          list={due.list}
          export={due.export}
          query={query}
          unit={messages.unit}
          rowName={({ fullName }) => fullName ?? ''}
          bulkActions={mayIssue ? [{ id: 'issue', label: messages.issue, icon: Plus, keepsSelection: true, run: (selection) => issue(selection, kind) }] : []}
          empty={
            <EmptyState icon={FilePenLine} headingLevel={2} title={kind === undefined ? messages.none : messages.noneOfKind}>
              {messages.noneAdvice}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}
