/** Changes of the order of one list by hand: asked for with the reason, and decided on by a second person. */
import { Check, X } from 'lucide-react';
import type { AnyCall, Call } from '#kernel/call.ts';
import type { z } from '#kernel/schema.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { moveForm } from './moves.table.ts';
import words from './moves-page.messages.fa.ts';

/** A write about the one that its path names. */
type Act = Call<'POST', `/rest/${string}:${string}`, z.ZodMiniType, undefined, z.ZodMiniType>;

interface ListMovesProps {
  of: TableDefinition;
  moves: { readonly list: AnyCall; readonly export: AnyCall };
  /** Which list: parameters of both calls, the same object while it is the same list. */
  query: Readonly<Record<string, string>>;
  /** POST { decision }, with the id of a move in its path by the name that it has in a row. */
  decide: Act;
}

type Row = Readonly<Record<string, unknown>>;

export function ListMoves({ of, moves, query, decide }: ListMovesProps) {
  const may = useMay(decide);
  const send = useSend(decide);
  const isOpen = ({ decision }: Row): boolean => may && decision === null;
  const say =
    (decision: 'confirmed' | 'refused') =>
    (row: Row): void =>
      void tellOutcome(send.mutateAsync({ params: { [of.rowKey]: String(row[of.rowKey]) }, body: { decision } }), words[decision]);
  return (
    <DataTable
      of={of}
      list={moves.list}
      export={moves.export}
      query={query}
      isLocal
      hasNoViews
      rowName={({ fullName }: Row) => String(fullName ?? '')}
      rowActions={[
        { id: 'confirm', label: words.confirm, icon: Check, run: say('confirmed'), isShown: isOpen },
        { id: 'refuse', label: words.refuse, icon: X, run: say('refused'), isShown: isOpen, isDanger: true },
      ]}
      empty={<EmptyState title={words.noMoves} />}
    />
  );
}

interface MoveDialogProps {
  /** POST { toPlace, reason }. */
  call: Act;
  /** Which place, by the name in the path of the call. */
  params: Readonly<Record<string, string>>;
  /** Whose place it is. */
  name: string;
  /** From 1; null where it has none yet. */
  place: number | null;
  onClose: () => void;
}

/** Asks for another place of somebody in a list, with the reason. */
export function MoveDialog({ call, params, name, place, onClose }: MoveDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.moveOf({ name })} size="md">
      <DefinedForm
        of={moveForm}
        call={call}
        params={params}
        layout="dialog"
        start={{ toPlace: place ?? 1 }}
        submitLabel={words.move}
        savedText={words.moveAsked}
        onSaved={onClose}
        onReset={onClose}
        autoFocus
      />
    </Dialog>
  );
}
