/** What came into the fund of a group and went out, what is booked by hand, and the shares of its members. */
import { Plus, Undo2, Wallet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useAnyCall } from '#ui/client/any-call.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Row as Line, Stack } from '#ui/stack/stack.tsx';
import { bookFund, fundEntries, fundShares, funds, giveShareBack, reverseFundEntry } from './group-fund.contract.ts';
import { bookForm, entryTable, giveBackForm, shareTable } from './group-fund.table.ts';
import words from './group-fund-page.messages.fa.ts';

type Entry = RowOf<typeof fundEntries.list>;
type Share = RowOf<typeof fundShares.list>;
type OfGroup = { welfareGroupId: string };

const nameOf = ({ kind, fullName }: Entry): string => words.rowOf({ kind: kind ? words.kinds[kind as keyof typeof words.kinds] : '', name: String(fullName ?? '') });

export function StatementTab({ welfareGroupId }: OfGroup) {
  const query = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  const { data } = useAnyCall<{ readonly rows: readonly { readonly welfareFundId: string }[] }>(funds.list, { query });
  const [mayBook, mayReverse] = [useMay(bookFund), useMay(reverseFundEntry)];
  const [isBooking, book] = useState(false);
  const [taken, take] = useState<Entry>();
  const { mutateAsync } = useSend(reverseFundEntry);
  const [fund] = data?.rows ?? [];
  return (
    <Stack>
      {mayBook && fund !== undefined ? (
        <Line>
          <Button icon={Plus} variant="filled" onPress={() => book(true)}>
            {words.book}
          </Button>
        </Line>
      ) : null}
      <DataTable
        of={entryTable}
        list={fundEntries.list}
        export={fundEntries.export}
        query={query}
        isLocal
        rowName={nameOf}
        rowActions={[{ id: 'reverse', label: words.reverse, icon: Undo2, run: take, isShown: ({ isByHand }) => mayReverse && isByHand }]}
        empty={<EmptyState title={words.noEntries}>{words.noEntriesAdvice}</EmptyState>}
      />
      {isBooking && fund !== undefined ? <Booking welfareFundId={fund.welfareFundId} onClose={() => book(false)} /> : null}
      {taken === undefined ? null : (
        <AskTextDialog
          title={words.reverse}
          text={words.reverseText}
          label={words.reason}
          maxLength={500}
          needed={words.reasonNeeded}
          confirmLabel={words.reverse}
          isDanger
          act={async (reason) => {
            await mutateAsync({ params: { welfareFundEntryId: taken.welfareFundEntryId }, body: { reason } });
            showAlert({ type: 'success', message: words.reversed });
          }}
          onClose={() => take(undefined)}
        />
      )}
    </Stack>
  );
}

function Booking({ welfareFundId, onClose }: { welfareFundId: string; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={words.book} size="md">
      <DefinedForm
        of={bookForm}
        call={bookFund}
        params={{ welfareFundId }}
        layout="dialog"
        start={{ kind: 'deposit', day: today() }}
        submitLabel={words.saveLabel}
        savedText={words.booked}
        onSaved={onClose}
        onReset={onClose}
        autoFocus
      />
    </Dialog>
  );
}

export function SharesTab({ welfareGroupId }: OfGroup) {
  const query = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  const may = useMay(giveShareBack);
  const [leaver, give] = useState<Share>();
  const isDue = ({ backFrom, share }: Share): boolean => may && backFrom != null && backFrom <= today() && share !== undefined && share !== '0';
  return (
    <>
      <DataTable
        of={shareTable}
        list={fundShares.list}
        export={fundShares.export}
        query={query}
        isLocal
        rowName={({ fullName }) => String(fullName ?? '')}
        rowActions={[{ id: 'giveBack', label: words.giveBack, icon: Wallet, run: give, isShown: isDue }]}
        empty={<EmptyState title={words.noShares}>{words.noSharesAdvice}</EmptyState>}
      />
      {leaver === undefined ? null : <GiveBack row={leaver} onClose={() => give(undefined)} />}
    </>
  );
}

function GiveBack({ row: { welfareFundId, partyRelationshipId, fullName, share }, onClose }: { row: Share; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={words.giveBackTitle({ name: String(fullName ?? '') })} size="md">
      <Stack>
        <p>{words.giveBackText({ share: formatMoney(String(share ?? '0')), unit: moneyUnitName() })}</p>
        <DefinedForm
          of={giveBackForm}
          call={giveShareBack}
          params={{ welfareFundId }}
          layout="dialog"
          start={{ day: today() }}
          submitLabel={words.giveBack}
          savedText={words.gaveBack}
          toBody={({ day, note }) => ({ day: day ?? '', note: note ?? null, partyRelationshipId })}
          onSaved={onClose}
          onReset={onClose}
          autoFocus
        />
      </Stack>
    </Dialog>
  );
}
