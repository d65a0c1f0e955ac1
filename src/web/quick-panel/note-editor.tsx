import { Check, Pin, PinOff, Trash2 } from 'lucide-react';
import { MAX_NOTE_LENGTH, type Note } from '#platform/notes/notes.contract.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './notes-tab.module.css';
import messages from './quick-panel.messages.fa.ts';
import { type SaveState, useAutosave } from './use-autosave.ts';
import type { NoteActions } from './use-notes.ts';

/** Letters left from which on they are counted. */
const COUNT_FROM = 200;

export interface NoteEditorProps {
  note: Note;
  /** Place in the list, for the names of the controls. */
  place: string;
  actions: NoteActions;
  /** The note was just added: it is written at once. */
  isNew: boolean;
  onRemoved: (note: Note) => void;
}

export function NoteEditor({ note, place, actions, isNew, onRemoved }: NoteEditorProps) {
  const { content, state, write, flush, settle, giveUp, keep } = useAutosave(note, actions);
  const left = MAX_NOTE_LENGTH - content.text.length;
  async function remove(): Promise<void> {
    const whole = giveUp();
    try {
      await actions.remove(note);
      onRemoved(whole);
    } catch (error) {
      if (!isApiError(error)) throw error;
      keep();
      showAlert({ type: 'error', message: error.messages });
    }
  }
  function pin(): void {
    write({ ...content, isPinned: !content.isPinned });
    void flush();
  }
  return (
    <li className={styles.note} data-pinned={content.isPinned || undefined}>
      <TextField
        label={messages.note(place)}
        isLabelHidden
        value={content.text}
        onChange={(text) => write({ ...content, text })}
        onBlur={() => void flush()}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={messages.placeholder}
        autoFocus={isNew}
        className={styles.field}
      />
      <div className={styles.foot}>
        <SavedText state={state} updatedAt={note.updatedAt} onRetry={() => void flush()} />
        {left < COUNT_FROM ? <span className={styles.meta}>{messages.left(formatNumber(left))}</span> : null}
        <span className={styles.tools}>
          <IconButton size="sm" icon={content.isPinned ? PinOff : Pin} label={content.isPinned ? messages.unpin(place) : messages.pin(place)} onPress={pin} />
          <IconButton size="sm" icon={Trash2} label={messages.removeNote(place)} onPress={() => void remove()} />
        </span>
      </div>
      {state === 'stale' ? (
        <div role="alert" className={styles.clash}>
          <p>{messages.stale}</p>
          <Button size="sm" onPress={() => settle('theirs')}>
            {messages.takeTheirs}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => settle('mine')}>
            {messages.keepMine}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function SavedText({ state, updatedAt, onRetry }: { state: SaveState; updatedAt: string; onRetry: () => void }) {
  switch (state) {
    case 'waiting':
    case 'saving':
      return <span className={styles.meta}>{messages.saving}</span>;
    case 'saved':
      return (
        <span className={styles.done}>
          <Icon of={Check} size="xs" /> {messages.saved}
        </span>
      );
    case 'failed':
      return (
        <span role="alert" className={styles.failed}>
          {messages.notSaved}
          <Button size="sm" variant="ghost" onPress={onRetry}>
            {messages.retry}
          </Button>
        </span>
      );
    default:
      return <span className={styles.meta}>{state === 'stale' ? messages.notSaved : formatDateTime(updatedAt)}</span>;
  }
}
