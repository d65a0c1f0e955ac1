import { type ReactNode, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatDateTime } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { DraftComparison } from './draft-comparison.tsx';
import { type Draft, DraftSteps, outdated } from './draft-steps.tsx';
import { addDraft, EDIT, editDraft, readDraft, type StatusId } from './drafts.contract.ts';
import { draftForm, newDraftForm } from './drafts.form.ts';
import styles from './drafts.module.css';
import { draftsScreen } from './drafts.screen.ts';
import messages from './drafts-page.messages.fa.ts';

/** In the place of an id: a draft that is being made. */
export const NEW = 'new';

const states: Readonly<Record<StatusId, BadgeState>> = { DrfOpen: 'draft', DrfSubmitted: 'pending', DrfApproved: 'approved', DrfActivated: 'done', DrfDiscarded: 'rejected' };

export function DraftSheet({ draftId }: { draftId: string }) {
  return draftId === NEW ? <NewDraft /> : <StoredDraft draftId={draftId} />;
}

const Back = () => (
  <ScreenLink to={draftsScreen} className={buttonClass()}>
    {messages.back}
  </ScreenLink>
);

function NewDraft() {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={messages.add} actions={<Back />} />
      <DefinedForm
        of={newDraftForm}
        call={addDraft}
        title={messages.facts}
        outdates={outdated}
        draft
        autoFocus
        onSaved={({ draftId }) => void open(draftsScreen, { search: { draftId }, replace: true })}
      />
    </>
  );
}

function StoredDraft({ draftId }: { draftId: string }) {
  const read = useCall(readDraft, { params: { draftId } });
  return (
    <StoredRecord of={read} words={messages} back={<Back />}>
      {(answer) => <Shown {...answer} />}
    </StoredRecord>
  );
}

function Shown({ draft, changes }: ReplyOf<typeof readDraft>) {
  return (
    <>
      <PageHeader
        title={draft.title}
        badge={<Badge state={states[draft.statusId]}>{messages.statuses[draft.statusId]}</Badge>}
        lead={draft.noteText ?? undefined}
        actions={
          <>
            <Back />
            <DraftSteps draft={draft} changeCount={changes.length} />
          </>
        }
      />
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
      <div className={styles.halves}>
        <DraftChanges draft={draft} changes={changes} />
        <DraftComparison draft={draft} />
      </div>
    </>
  );
}

function Facts({ draft }: { draft: Draft }) {
  const mayEdit = useMay(EDIT) && draft.statusId === 'DrfOpen';
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
          outdates={outdated}
          autoFocus
          onReset={close}
          onSaved={close}
        />
      </Dialog>
    </div>
  );
}
