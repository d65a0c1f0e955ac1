import { IdCard, Mail, Table2, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useMay } from '#ui/client/session.ts';
import type { BulkAction } from '#ui/data-table/types.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { bulkEditScreen } from '../bulk-edit/bulk-edit.screen.ts';
import editWords from '../bulk-edit/bulk-edit-page.messages.fa.ts';
import { keepChosen, useMayEditMany } from '../bulk-edit/chosen.ui.ts';
import type { Chosen } from './bulk-dialogs.tsx';
import { changeGroup, messagePeople, printCards } from './search.contract.ts';
import messages from './search-page.messages.fa.ts';

const dialogs = {
  message: lazy(() => import('./bulk-dialogs.tsx').then(({ MessageDialog }) => ({ default: MessageDialog }))),
  group: lazy(() => import('./bulk-dialogs.tsx').then(({ GroupDialog }) => ({ default: GroupDialog }))),
};

/** What can be done with the chosen people, and the dialog that is open for it. */
export function useBulk(conditions: Readonly<Record<string, string>>): { readonly actions: readonly BulkAction[]; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<Chosen & { readonly kind: keyof typeof dialogs }>();
  const mayMessage = useMay(messagePeople);
  const mayRegroup = useMay(changeGroup);
  const mayEdit = useMayEditMany();
  const openScreen = useOpenScreen();
  const opens = (kind: keyof typeof dialogs, label: string, icon: BulkAction['icon']): BulkAction => ({
    id: kind,
    label,
    icon,
    keepsSelection: true,
    run: async (selection, count) => setOpen({ kind, selection, count }),
  });
  const cards: BulkAction = {
    id: 'cards',
    label: messages.printCards,
    icon: IdCard,
    keepsSelection: true,
    run: async (selection) => openPdf(await sendForBlob(printCards, { body: { selection, ...conditions } }), `${messages.printCards}.pdf`),
  };
  const edit: BulkAction = {
    id: 'edit',
    label: editWords.open,
    icon: Table2,
    keepsSelection: true,
    run: async (selection) => {
      keepChosen({ selection, conditions });
      await openScreen(bulkEditScreen, {});
    },
  };
  const Dialog = open === undefined ? undefined : dialogs[open.kind];
  return {
    actions: [
      ...(mayEdit ? [edit] : []),
      ...(mayMessage ? [opens('message', messages.sendMessage, Mail)] : []),
      ...(mayRegroup ? [opens('group', messages.changeGroup, UsersRound)] : []),
      cards,
    ],
    dialog:
      open === undefined || Dialog === undefined ? null : (
        <Suspense>
          <Dialog selection={open.selection} count={open.count} conditions={conditions} onClose={() => setOpen(undefined)} />
        </Suspense>
      ),
  };
}
