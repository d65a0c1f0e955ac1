import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { columnsOf } from './columns.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { makeServiceKey, revokeServiceKey, serviceKeys } from './service-keys.contract.ts';
import messages from './service-keys.messages.fa.ts';

export type KeyRow = ReplyOf<typeof serviceKeys>['rows'][number];

function RevokeDialog({ row: { serviceKeyId, name }, onClose, onRevoked }: { row: KeyRow; onClose: () => void; onRevoked: () => void }) {
  const revoke = async (): Promise<void> => {
    try {
      showAlert({ type: 'success', message: (await send(revokeServiceKey, { body: { serviceKeyId } })).messages });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
    }
    onRevoked();
  };
  return (
    <ConfirmDialog isOpen onClose={onClose} title={messages.revokeQuestion({ name })} confirmLabel={messages.revokeOf({ name })} isDanger onConfirm={revoke}>
      {messages.revokeEffect}
    </ConfirmDialog>
  );
}

export default function ServiceKeysPage() {
  const list = useCall(serviceKeys, { staleTime: 0 });
  const mayEdit = useMay(makeServiceKey);
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<KeyRow>();
  const permissions = list.data?.permissions ?? [];
  const titleOf = (key: string): string => permissions.find((one) => one.key === key)?.title ?? key;
  const add = (
    <Button variant="filled" icon={Plus} onPress={() => setMaking(true)}>
      {messages.add}
    </Button>
  );
  return (
    <Page title={messages.title} lead={messages.lead} actions={mayEdit ? add : undefined}>
      <Card isFlush>
        {list.error ? (
          <ErrorState title={messages.failed} code={list.error.requestId || undefined} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
            {list.error.messages}
          </ErrorState>
        ) : (
          <DataGrid
            label={messages.title}
            columns={columnsOf(titleOf, mayEdit ? setEnding : undefined)}
            rows={list.data?.rows ?? []}
            rowKey={({ serviceKeyId }) => serviceKeyId}
            isLoading={list.isFetching}
            hasCards
            empty={<EmptyState title={messages.none}>{messages.noneAdvice}</EmptyState>}
          />
        )}
      </Card>
      {isMaking ? (
        <MakeDialog
          permissions={permissions}
          onClose={() => {
            setMaking(false);
            void list.refetch();
          }}
        />
      ) : null}
      {ending ? <RevokeDialog row={ending} onClose={() => setEnding(undefined)} onRevoked={() => void list.refetch()} /> : null}
    </Page>
  );
}
