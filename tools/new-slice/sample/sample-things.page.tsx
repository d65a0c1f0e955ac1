import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { sampleThingsCreate, sampleThingsList } from './sample-things.contract.ts';
import texts from './sample-things.messages.fa.ts';

export default function SampleThingsPage() {
  const list = useCall(sampleThingsList);
  return (
    <>
      <PageHeader title={texts.title} />
      <NewSampleThing />
      {list.error ? (
        <ErrorState code={list.error.requestId} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : (
        <DataGrid
          label={texts.list}
          columns={[{ id: 'title', label: texts.name, render: (row) => row.title, grows: true }]}
          rows={list.data?.rows ?? []}
          rowKey={(row) => row.id ?? ''}
          isLoading={list.isFetching}
          empty={<EmptyState title={texts.emptyTitle} />}
        />
      )}
    </>
  );
}

function NewSampleThing() {
  const create = useSend(sampleThingsCreate);
  const form = useForm({
    initial: { title: '' },
    submit: async (body) => {
      await create.mutateAsync({ body });
      form.reset();
      return undefined;
    },
  });
  return (
    <Card>
      <TextField label={texts.name} {...form.field('title')} maxLength={100} onSubmit={() => void form.submit()} />
      <Button isPending={form.isPending} onPress={() => void form.submit()}>
        {texts.add}
      </Button>
    </Card>
  );
}
