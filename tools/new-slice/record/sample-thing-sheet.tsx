import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { RecordRemoval } from '#ui/record-sheet/record-removal.tsx';
import { RecordFacts, recordSheet } from '#ui/record-sheet/record-sheet.tsx';
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
  Acts: ({ record: { title, rowVersion }, at: { id } }) => (
    <RecordRemoval call={sampleThings.remove} params={{ id }} rowVersion={rowVersion ?? 0} name={title ?? ''} words={messages} screen={sampleThingsScreen} />
  ),
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
