import { Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { CountBadge } from '#ui/badge/badge.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Draft } from './draft-steps.tsx';
import { addChange, deleteChange, type readDraft } from './drafts.contract.ts';
import { changeForm } from './drafts.form.ts';
import styles from './drafts.module.css';
import messages from './drafts-page.messages.fa.ts';

export type DraftChange = ReplyOf<typeof readDraft>['changes'][number];

interface DraftChangesProps {
  draft: Draft;
  changes: readonly DraftChange[];
  /** Beside the chart changes begin at its cards. */
  hasForm?: boolean;
}

/** The changes in their order, and while the draft is open the form of the next one. */
export function DraftChanges({ draft, changes, hasForm = true }: DraftChangesProps) {
  const mayEdit = useMay(deleteChange) && draft.statusId === 'DrfOpen';
  const remove = useSend(deleteChange);
  const { draftId, rowVersion } = draft;
  const takeOut = (changeId: string) => tellOutcome(remove.mutateAsync({ params: { draftId, changeId }, body: { rowVersion } }), messages.removed);
  const last = changes.at(-1);
  return (
    <div className={styles.half}>
      <Card
        title={messages.changes}
        caption={<CountBadge count={changes.length} max={9999} />}
        isFlush
        actions={
          mayEdit && last !== undefined ? (
            <Button size="sm" variant="ghost" icon={Undo2} isPending={remove.isPending} onPress={() => void takeOut(last.changeId)}>
              {messages.undo}
            </Button>
          ) : undefined
        }
      >
        {changes.length === 0 ? (
          <EmptyState title={messages.noChanges} headingLevel={3}>
            {mayEdit ? (hasForm ? messages.noChangesAdvice : messages.chartHint) : null}
          </EmptyState>
        ) : (
          <ol className={styles.changes}>
            {changes.map((change, at) => (
              <li key={change.changeId} className={styles.change}>
                <span className={styles.number}>{formatNumber(at + 1)}</span>
                <div className={styles.said}>
                  <span>{change.what}</span>
                  {change.why === null ? null : (
                    <span className={styles.why}>
                      <Icon of={TriangleAlert} size="xs" />
                      <span>{change.why}</span>
                    </span>
                  )}
                </div>
                {mayEdit ? (
                  <IconButton size="sm" icon={Trash2} label={messages.removeChange({ number: formatNumber(at + 1) })} onPress={() => void takeOut(change.changeId)} />
                ) : null}
              </li>
            ))}
          </ol>
        )}
      </Card>
      {mayEdit && hasForm ? <NextChange draft={draft} /> : null}
    </div>
  );
}

function NextChange({ draft: { draftId, rowVersion } }: Pick<DraftChangesProps, 'draft'>) {
  const [round, setRound] = useState(0);
  const form = useMemo(() => changeForm(draftId), [draftId]);
  return (
    <Card title={messages.addChange}>
      <DefinedForm
        key={round}
        of={form}
        call={addChange}
        params={{ draftId }}
        toBody={(values) => ({ ...values, rowVersion })}
        layout="inline"
        submitLabel={messages.addChange}
        autoFocus={round > 0}
        onSaved={() => setRound((old) => old + 1)}
      />
    </Card>
  );
}
