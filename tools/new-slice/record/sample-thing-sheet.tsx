import { Trash2 } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { RecordFacts, recordSheet, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { readSampleThing, sampleThings } from './sample-things.contract.ts';
import messages from './sample-things.messages.fa.ts';
import { sampleThingsScreen } from './sample-things.screen.ts';
import { sampleThingForm } from './sample-things.table.ts';

type Seen = ReplyOf<typeof readSampleThing>;

/** One of them, or the form of a new one. */
export const SampleThingSheet = recordSheet<Seen>({
  screen: sampleThingsScreen,
  words: messages,
  useRead: ({ id }) => useCall(readSampleThing, { params: { id } }),
  fresh: { title: messages.add, Form: NewSampleThing },
  title: ({ title }) => title,
  lead: ({ code }) => code,
  Acts: Removal,
  Body: ({ record, at: { id } }) => (
    <RecordFacts of={sampleThingForm} call={sampleThings.change} params={{ id }} values={record} version={record.rowVersion} title={messages.facts} draft={id} />
  ),
});

function NewSampleThing() {
  const open = useOpenScreen();
  return (
    <DefinedForm
      of={sampleThingForm}
      call={sampleThings.create}
      title={messages.facts}
      draft
      autoFocus
      onSaved={({ id }) => void open(sampleThingsScreen, { search: { sampleThingId: id }, replace: true })}
    />
  );
}

function Removal({ record: { title, rowVersion }, at: { id } }: SheetOf<Seen>) {
  const remove = useSend(sampleThings.remove);
  const open = useOpenScreen();
  const name = title ?? '';
  if (!useMay(sampleThings.remove)) return null;
  return (
    <AskButton
      label={messages.remove}
      icon={Trash2}
      isDanger
      title={messages.removeTitle({ name })}
      act={() => remove.mutateAsync({ params: { id }, query: { rowVersion } })}
      done={messages.removed({ name })}
      onDone={() => open(sampleThingsScreen, { search: {} })}
    >
      {messages.removeEffect}
    </AskButton>
  );
}
