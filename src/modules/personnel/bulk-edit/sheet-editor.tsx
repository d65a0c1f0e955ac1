import { RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { type SeenSheetRow, type SentRow, saveSheet } from './bulk-edit.contract.ts';
import styles from './bulk-edit.module.css';
import messages from './bulk-edit-page.messages.fa.ts';
import { SavePreview } from './save-preview.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetNotes } from './sheet-notes.tsx';
import { changesOf, countsOf, createSheet, type Sheet } from './sheet-state.ui.ts';
import { SheetOptionsProvider, useOptionLists } from './use-sheet-options.tsx';

/** The grid with what stands around it: what is unsaved, what was refused, and the save of all of it at once. */
export function SheetEditor({ rows, editable }: { rows: readonly SeenSheetRow[]; editable: ReadonlySet<string> }) {
  const sheet = useMemo(() => createSheet(rows), [rows]);
  const options = useOptionLists();
  const all = sheet.use((state) => state.rows);
  const edits = sheet.use((state) => state.edits);
  const faults = sheet.use((state) => state.faults);
  const canUndo = sheet.use(({ past }) => past.length > 0);
  const [onlyChanged, setOnlyChanged] = useState<ReadonlySet<string>>();
  if (options === undefined) return <Skeleton kind="rows" count={8} />;
  const shown = onlyChanged === undefined ? all : all.filter(({ partyId }) => onlyChanged.has(partyId));
  return (
    <SheetOptionsProvider value={options}>
      <div className={styles.page}>
        <SheetNotes sheet={sheet} />
        <Card isFlush>
          <div className={styles.tools}>
            <Switch isSelected={onlyChanged !== undefined} onChange={(isOn) => setOnlyChanged(isOn ? new Set([...Object.keys(edits), ...Object.keys(faults)]) : undefined)}>
              {messages.onlyChanged}
            </Switch>
            <Button variant="ghost" size="sm" icon={Undo2} iconMirrored isDisabled={!canUndo} onPress={sheet.undo}>
              {messages.undo}
            </Button>
            <span className={styles.keys}>{messages.keys}</span>
          </div>
          <SheetGrid sheet={sheet} rows={shown} editable={editable} />
        </Card>
        <Foot sheet={sheet} />
        <LeaveGuard isDirty={() => countsOf(sheet.get()).people > 0} />
      </div>
    </SheetOptionsProvider>
  );
}

function Foot({ sheet }: { sheet: Sheet }) {
  const edits = sheet.use((state) => state.edits);
  const faults = sheet.use((state) => state.faults);
  const [asked, setAsked] = useState<'save' | 'reset'>();
  const [fromDate, setFromDate] = useState(today);
  const { mutateAsync } = useSend(saveSheet);
  const { people, cells, wrong } = countsOf({ edits, faults });
  async function save(): Promise<void> {
    const { rows } = sheet.get();
    const sent = rows.flatMap(({ partyId, versions, ...row }) => {
      const own = edits[partyId];
      const changes = Object.fromEntries(Object.entries(changesOf({ partyId, versions, ...row }, own)).map(([name, [, to]]) => [name, to as SentRow['changes'][string]]));
      return Object.keys(changes).length === 0 ? [] : [{ partyId, versions, changes }];
    });
    try {
      const answer = await mutateAsync({ body: { rows: sent, fromDate } });
      sheet.saved(answer.rows);
      const message = answer.saved === 0 ? messages.nothingSaved : messages.saved(formatNumber(answer.saved));
      showToast({ type: answer.saved < sent.length ? 'warning' : 'success', message });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
    }
  }
  return (
    <>
      <SaveBar changes={cells} note={people === 0 ? null : messages.people(formatNumber(people))} {...(wrong === 0 ? {} : { summary: messages.wrong(formatNumber(wrong)) })}>
        <Button icon={RotateCcw} isDisabled={cells + wrong === 0} onPress={() => setAsked('reset')}>
          {messages.reset}
        </Button>
        <Button variant="filled" isDisabled={cells === 0 || wrong > 0} onPress={() => setAsked('save')}>
          {messages.save}
        </Button>
      </SaveBar>
      <SaveDialog isOpen={asked === 'save'} onClose={() => setAsked(undefined)} people={formatNumber(people)} onSave={save}>
        <SavePreview sheet={sheet} fromDate={fromDate} onFromDate={setFromDate} />
      </SaveDialog>
      <ConfirmDialog
        isOpen={asked === 'reset'}
        onClose={() => setAsked(undefined)}
        title={messages.resetTitle}
        confirmLabel={messages.resetConfirm}
        isDanger
        onConfirm={sheet.reset}
      >
        {messages.resetText(formatNumber(cells))}
      </ConfirmDialog>
    </>
  );
}

interface SaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  people: string;
  onSave: () => Promise<void>;
  children: ReactNode;
}

/** Shows all that would be written, and asks. */
function SaveDialog({ isOpen, onClose, people, onSave, children }: SaveDialogProps) {
  const [isPending, setPending] = useState(false);
  async function save(): Promise<void> {
    setPending(true);
    await onSave().finally(() => setPending(false));
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.saveTitle(people)}
      size="lg"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button variant="filled" autoFocus isPending={isPending} onPress={() => void save()}>
            {messages.saveConfirm(people)}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
