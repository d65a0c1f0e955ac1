import { CalendarOff, PackageCheck, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { exportPackage } from '#platform/formula/library/packages/package.contract.ts';
import { end, publish } from '#platform/formula/library/publishing/publishing.contract.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { useAnyCall, useAnySend } from '#ui/client/any-call.ts';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';
import { type LibraryTab, parts } from './library-kinds.ui.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Uses } from './uses-tab.tsx';
import { draftOf, isDraft, type LibraryItem } from './version-words.ui.ts';

interface ActsProps {
  tab: LibraryTab;
  item: LibraryItem;
}

/** What can be done with an item as it stands. */
export function ItemActs({ tab, item }: ActsProps) {
  const [mayEdit, mayDelete, mayPublish] = [useMay(parts[tab].edit), useMay(parts[tab].calls.remove), useMay(publish[parts[tab].kind])];
  const stands = item.versions.some(({ statusId }) => statusId === 'LvPublished');
  const packaging = tab === 'formulas' && stands ? <ExportPackage item={item} /> : null;
  if (item.isInherited) return packaging;
  const wasPublished = item.versions.some((version) => !isDraft(version));
  return (
    <>
      {packaging}
      {mayEdit && wasPublished && draftOf(item) !== undefined ? <Discard tab={tab} item={item} /> : null}
      {mayDelete && !wasPublished ? <Remove tab={tab} item={item} /> : null}
      {mayDelete && stands ? <End tab={tab} item={item} /> : null}
      {mayPublish && draftOf(item) !== undefined ? <Publish tab={tab} item={item} /> : null}
    </>
  );
}

/** The formula with all it rests on, as a file. */
function ExportPackage({ item: { id, code } }: { item: LibraryItem }) {
  const fetchFile = async (): Promise<void> => saveBlob(await sendForBlob(exportPackage, { query: { formulaIds: id } }), `${code}.json`);
  return (
    <RunButton icon={PackageCheck} run={fetchFile}>
      {messages.packageExport}
    </RunButton>
  );
}

function Discard({ tab, item: { id, rowVersion } }: ActsProps) {
  const discard = useAnySend(parts[tab].calls.discard);
  return (
    <AskButton
      label={messages.discard}
      icon={Undo2}
      title={messages.discardTitle}
      act={() => discard.mutateAsync({ params: { id }, query: { rowVersion } })}
      done={messages.discarded}
    >
      {messages.discardText}
    </AskButton>
  );
}

function Remove({ tab, item: { id, title, rowVersion } }: ActsProps) {
  const open = useOpenScreen();
  const remove = useAnySend(parts[tab].calls.remove);
  return (
    <AskButton
      label={messages.remove}
      icon={Trash2}
      isDanger
      title={messages.removeTitle(title)}
      act={() => remove.mutateAsync({ params: { id }, query: { rowVersion } })}
      done={messages.removed}
      onDone={() => open(formulaScreen, { search: { tab }, replace: true })}
    >
      <UsesText tab={tab} id={id} text={messages.removeText} />
    </AskButton>
  );
}

function Publish({ tab, item: { id, title, rowVersion } }: ActsProps) {
  const [isAsking, ask] = useState(false);
  const send = useSend(publish[parts[tab].kind]);
  const act = async (lateReason: string): Promise<string> => {
    const { statusId } = await send.mutateAsync({ params: { id }, body: { rowVersion, ...(lateReason === '' ? {} : { lateReason }) } });
    return statusId === 'LvWaiting' ? messages.publishWaits : messages.publishDone;
  };
  return (
    <>
      <Button variant="filled" icon={Send} onPress={() => ask(true)}>
        {messages.publish}
      </Button>
      {isAsking ? <PublishDialog title={title} act={act} onClose={() => ask(false)} /> : null}
    </>
  );
}

function End({ tab, item: { id, title, rowVersion } }: ActsProps) {
  const [isAsking, ask] = useState(false);
  const send = useSend(end[parts[tab].kind]);
  return (
    <>
      <Button icon={CalendarOff} onPress={() => ask(true)}>
        {messages.end}
      </Button>
      {isAsking ? (
        <ActDialog
          isDanger
          title={messages.endTitle(title)}
          confirmLabel={messages.end}
          dayLabel={messages.endDay}
          act={(thruDate) => send.mutateAsync({ params: { id }, body: { rowVersion, thruDate } })}
          done={messages.ended}
          onClose={() => ask(false)}
        >
          <UsesText tab={tab} id={id} text={messages.endText} />
        </ActDialog>
      ) : null}
    </>
  );
}

/** What an act comes to, with what names the item and what was counted with it. */
function UsesText({ tab, id, text }: { tab: LibraryTab; id: string; text: string }) {
  const { data: { formulas = [], used = [], places = [] } = {} } = useAnyCall<Uses>(parts[tab].calls.uses, { params: { id } });
  const naming = [...new Set(formulas.map(({ title }) => title))];
  const counted = [...new Set(used.map(({ title }) => title))];
  const choosing = [...new Set(places.filter(({ version }) => version === null).map(({ title }) => title))];
  return [
    text,
    ...(naming.length === 0 ? [] : [messages.usedHere(formatNumber(naming.length), listInWords(naming))]),
    ...(choosing.length === 0 ? [] : [messages.chosenBy(listInWords(choosing))]),
    ...(counted.length === 0 ? [] : [messages.countedWith(listInWords(counted))]),
  ].join(' ');
}
