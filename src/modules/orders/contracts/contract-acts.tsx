import { type ReactNode, useState } from 'react';
import type { z } from '#kernel/schema.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { useSettle } from '#ui/form/use-settle.ts';
import { formatCode, formatDate, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { PREVIEW_LIMIT, type RenewalPreview, renewalData, renewContracts, type SigningPreview, signContracts, signingData } from './contracts.contract.ts';
import { renewalForm } from './contracts.table.ts';
import messages from './contracts-page.messages.fa.ts';

/** The contracts that an act is about, as the list was narrowed when they were chosen. */
export interface Chosen {
  readonly selection: BulkSelection;
  readonly count: number;
  readonly endsWithin?: number | undefined;
}

type Shown = RenewalPreview | SigningPreview;
type Row = Shown['list'][number];

const day = (iso: string | null): string => (iso === null ? messages.noEnd : formatDate(iso));

const columns: readonly GridColumn<Row>[] = [
  { id: 'name', label: messages.person, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'code', label: messages.code, render: ({ pseudoId }) => <Ltr>{formatCode(pseudoId)}</Ltr> },
  { id: 'days', label: messages.newDays, render: ({ fromDate, thruDate }) => messages.daysOf({ from: formatDate(fromDate), thru: day(thruDate) }) },
  { id: 'fault', label: messages.fault, render: ({ fault }) => (fault === null ? messages.sound : messages.faults[fault]) },
];

/** What an act would do to each of them. */
function Effect({ of: { sound, left, list }, children }: { of: Shown; children?: ReactNode }) {
  return (
    <Stack>
      <p>{messages.effectOf({ sound: formatNumber(sound), left: formatNumber(left) })}</p>
      {children}
      <DataGrid<Row> label={messages.contracts} rows={list} rowKey={({ contractId }) => contractId} hasCards columns={columns} />
      {sound + left > list.length ? <Meta as="p">{messages.someRows({ count: formatNumber(PREVIEW_LIMIT) })}</Meta> : null}
    </Stack>
  );
}

/** Renewal of the chosen contracts: how long, then what it would do, then the drafts. */
export function RenewDialog({ selection, count, endsWithin, onClose }: Chosen & { onClose: () => void }) {
  const { settle, asked, answer } = useSettle<RenewalPreview, { readonly isSeen: true }>(renewalData);
  return (
    <Dialog isOpen onClose={onClose} title={messages.renewTitle({ count: formatNumber(count) })} size="lg">
      <DefinedForm
        of={renewalForm}
        call={renewContracts}
        start={{ months: 12 }}
        layout="dialog"
        submitLabel={messages.look}
        toBody={(values) => ({ ...values, selection, endsWithin })}
        settle={settle}
        savedText={messages.renewed}
        onSaved={onClose}
        onReset={onClose}
      />
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => answer(undefined)}
          title={messages.effect}
          confirmLabel={messages.renewApply}
          cancelLabel={messages.back}
          onConfirm={() => answer({ isSeen: true })}
        >
          <Effect of={asked} />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

type Fits<T> = z.ZodMiniType<T>;

/** What a refusal says of itself, where it is the question of a first look. */
function questionIn<T>(error: unknown, schema: Fits<T>): T {
  const data = isApiError(error) ? schema.safeParse(error.data).data : undefined;
  if (data === undefined) throw error;
  return data;
}

/** Signing: `ask` looks first, `dialog` is what it shows. */
export function useSigning(): { readonly ask: (chosen: Chosen) => Promise<void>; readonly dialog: ReactNode } {
  const { mutateAsync } = useSend(signContracts);
  const [asked, setAsked] = useState<{ readonly chosen: Chosen; readonly preview: SigningPreview }>();
  const bodyOf = ({ selection, endsWithin }: Chosen) => ({ selection, endsWithin });
  async function ask(chosen: Chosen): Promise<void> {
    try {
      await mutateAsync({ body: { ...bodyOf(chosen), isSeen: undefined } });
    } catch (error) {
      setAsked({ chosen, preview: questionIn(error, signingData) });
    }
  }
  async function confirm(chosen: Chosen): Promise<void> {
    const { signed } = await mutateAsync({ body: { ...bodyOf(chosen), isSeen: true } });
    showToast({ type: 'success', message: messages.signed({ count: formatNumber(signed) }) });
  }
  const dialog =
    asked === undefined ? null : (
      <ConfirmDialog
        isOpen
        onClose={() => setAsked(undefined)}
        title={messages.signTitle}
        confirmLabel={messages.sign}
        cancelLabel={messages.back}
        onConfirm={() => confirm(asked.chosen)}
      >
        <Effect of={asked.preview}>
          <p>{messages.signText}</p>
        </Effect>
      </ConfirmDialog>
    );
  return { ask, dialog };
}
