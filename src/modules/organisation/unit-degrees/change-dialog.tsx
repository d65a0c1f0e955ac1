import { useMemo } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { useSettle } from '#ui/form/use-settle.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/page/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { changeDegrees, degreeChoices, EFFECT_LIMIT, type Effect, effectData } from './unit-degrees.contract.ts';
import styles from './unit-degrees.module.css';
import { changeForm } from './unit-degrees.table.ts';
import messages from './unit-degrees-page.messages.fa.ts';

export interface ChangeDialogProps {
  selection: BulkSelection;
  count: number;
  /** Day of the list in which they were chosen. */
  asOf: string | undefined;
  onClose: () => void;
}

type Answer = { readonly isSeen: true };

/** One degree for many units: what is asked, then what it would do, then the act. */
export function ChangeDialog({ selection, count, asOf, onClose }: ChangeDialogProps) {
  const { data } = useCall(degreeChoices);
  const form = useMemo(() => (data === undefined ? undefined : changeForm(data.list)), [data]);
  const { settle, asked, answer } = useSettle<Effect, Answer>(effectData);
  return (
    <Dialog isOpen onClose={onClose} title={messages.changeOf({ count: formatNumber(count) })} size="lg">
      {form === undefined ? (
        <Skeleton kind="blocks" count={2} />
      ) : (
        <DefinedForm
          of={form}
          call={changeDegrees}
          start={{ from: asOf ?? today() }}
          layout="dialog"
          submitLabel={messages.look}
          toBody={(values) => ({ ...values, selection, asOf })}
          settle={settle}
          onSaved={onClose}
          onReset={onClose}
        />
      )}
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => answer(undefined)}
          title={messages.effect}
          confirmLabel={messages.apply}
          cancelLabel={messages.back}
          onConfirm={() => answer({ isSeen: true })}
        >
          <WhatChanges effect={asked} />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function WhatChanges({ effect: { changed, same, list } }: { effect: Effect }) {
  return (
    <Stack>
      <p>{messages.previewOf({ changed: formatNumber(changed), same: formatNumber(same) })}</p>
      <DataGrid
        label={messages.units}
        rows={list}
        rowKey={({ unitId }) => unitId}
        hasCards
        columns={[
          { id: 'name', label: messages.name, grows: true, render: ({ organizationName }) => <bdi>{organizationName}</bdi> },
          { id: 'now', label: messages.now, render: ({ now }) => now ?? messages.noDegree },
          { id: 'next', label: messages.next, render: ({ next }) => next ?? messages.noDegree },
        ]}
      />
      {changed > list.length ? <p className={styles.note}>{messages.someRows({ count: formatNumber(EFFECT_LIMIT) })}</p> : null}
    </Stack>
  );
}
