import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatDateTime } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { recordSheet, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { DraftComparison } from './comparison/draft-comparison.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { type Draft, DraftSteps } from './draft-steps.tsx';
import { addDraft, editDraft, readDraft, type StatusId } from './drafts.contract.ts';
import { draftForm, newDraftForm } from './drafts.form.ts';
import styles from './drafts.module.css';
import { draftsScreen } from './drafts.screen.ts';
import messages from './drafts-page.messages.fa.ts';

const DraftChart = lazy(() => import('./on-chart/draft-chart.tsx').then((chart) => ({ default: chart.DraftChart })));

const states: Readonly<Record<StatusId, BadgeState>> = { DrfOpen: 'draft', DrfSubmitted: 'pending', DrfApproved: 'approved', DrfActivated: 'done', DrfDiscarded: 'rejected' };

type Seen = ReplyOf<typeof readDraft>;

export const DraftSheet = recordSheet<Seen>({
  screen: draftsScreen,
  words: messages,
  useRead: ({ id }) => useCall(readDraft, { params: { draftId: id } }),
  fresh: { title: messages.add, Form: NewDraft },
  title: ({ draft }) => draft.title,
  badge: ({ draft: { statusId } }) => <Badge state={states[statusId]}>{messages.statuses[statusId]}</Badge>,
  lead: ({ draft }) => draft.noteText ?? undefined,
  Acts: ({ record: { draft, changes } }) => <DraftSteps draft={draft} changeCount={changes.length} />,
  Body: Shown,
});

function NewDraft() {
  const open = useOpenScreen();
  return (
    <DefinedForm
      of={newDraftForm}
      call={addDraft}
      title={messages.facts}
      draft
      autoFocus
      onSaved={({ draftId }) => void open(draftsScreen, { search: { draftId }, replace: true })}
    />
  );
}

function Shown({ record: { draft, changes } }: SheetOf<Seen>) {
  return (
    <>
      <Facts draft={draft} />
      {draft.returnText === null ? null : (
        <Alert type="warning" isLive={false}>
          {messages.returned} <bdi>{draft.returnText}</bdi>
        </Alert>
      )}
      {draft.refusalText === null ? null : (
        <Alert type="error" isLive={false}>
          {messages.refused} <bdi>{draft.refusalText}</bdi> {messages.refusedAdvice}
        </Alert>
      )}
      <Views draft={draft} changes={changes} />
    </>
  );
}

/** The changes as a list beside the comparison, or made on the chart; what was activated is in the chart of its day. */
function Views({ draft, changes }: Seen) {
  const { show } = useScreenSearch(draftsScreen);
  const setSearch = useSetScreenSearch(draftsScreen);
  const isChart = show === 'chart' && draft.statusId !== 'DrfActivated';
  return (
    <>
      {draft.statusId === 'DrfActivated' ? null : (
        <Segmented
          label={messages.views}
          isLabelHidden
          value={isChart ? 'chart' : 'list'}
          options={(['list', 'chart'] as const).map((value) => ({ value, label: messages.view[value] }))}
          onChange={(value) => startTransition(() => void setSearch({ show: value === 'chart' ? value : undefined }))}
        />
      )}
      {isChart ? (
        <Suspense fallback={<Skeleton kind="blocks" count={2} />}>
          <DraftChart draft={draft} changes={changes} />
        </Suspense>
      ) : (
        <div className={styles.halves}>
          <DraftChanges draft={draft} changes={changes} />
          <DraftComparison draft={draft} />
        </div>
      )}
    </>
  );
}

function Facts({ draft }: { draft: Draft }) {
  const mayEdit = useMay(editDraft) && draft.statusId === 'DrfOpen';
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const done = (name: string | null, at: string | null): ReactNode =>
    at === null ? null : (
      <span className={styles.done}>
        <bdi>{name ?? messages.unknownName}</bdi>
        <span className={styles.faint}>{formatDateTime(at)}</span>
      </span>
    );
  const history = [
    { term: messages.createdBy, value: done(draft.createdByName, draft.createdAt) },
    { term: messages.submittedBy, value: done(draft.submittedByName, draft.submittedAt) },
    { term: messages.approvedBy, value: done(draft.approvedByName, draft.approvedAt) },
    { term: messages.activatedBy, value: done(draft.activatedByName ?? messages.byItself, draft.activatedAt) },
  ].filter(({ value }) => value !== null);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <DescriptionList
          isAcross
          items={[
            { term: messages.effectiveDate, value: <Ltr>{formatDate(draft.effectiveDate)}</Ltr> },
            { term: messages.company, value: <bdi>{draft.companyName}</bdi> },
            ...history,
          ]}
        />
      </div>
      {mayEdit ? <Button onPress={() => setOpen(true)}>{messages.edit}</Button> : null}
      <Dialog isOpen={isOpen} onClose={close} title={messages.facts}>
        <DefinedForm
          of={draftForm}
          call={editDraft}
          params={{ draftId: draft.draftId }}
          values={draft}
          version={draft.rowVersion}
          layout="dialog"
          autoFocus
          onReset={close}
          onSaved={close}
        />
      </Dialog>
    </div>
  );
}
