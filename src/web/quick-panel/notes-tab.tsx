import { Plus, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Note, noteList } from '#platform/notes/notes.contract.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { NoteEditor } from './note-editor.tsx';
import styles from './notes-tab.module.css';
import messages from './quick-panel.messages.fa.ts';
import { type NoteContent, useNoteActions } from './use-notes.ts';

/** From so many notes on they can be searched. */
const SEARCH_FROM = 6;

/** Own notes: written in place, saved by themselves. */
export function NotesTab() {
  const { data, error, refetch, isFetching } = useCall(noteList);
  if (data !== undefined) return <Notes notes={data.notes} />;
  if (error === null) return <Skeleton kind="blocks" count={3} />;
  return (
    <ErrorState title={messages.notesFailed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching} headingLevel={3}>
      {error.messages}
    </ErrorState>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const actions = useNoteActions();
  const [query, setQuery] = useState('');
  const [newest, setNewest] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = foldForSearch(query);
  const canSearch = notes.length >= SEARCH_FROM;
  const shown = canSearch && wanted !== '' ? notes.filter(({ text }) => foldForSearch(text).includes(wanted)) : notes;

  async function add(content: NoteContent): Promise<void> {
    setAdding(true);
    try {
      const { noteId } = await actions.add(content);
      setQuery('');
      setNewest(noteId);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showAlert({ type: 'error', message: error.messages });
    } finally {
      setAdding(false);
    }
  }
  function removed({ text, isPinned }: Note): void {
    addButton.current?.focus();
    // nothing was written in it: nothing is lost
    if (text.trim() === '') return;
    showToast({ type: 'success', message: messages.removed, action: { label: messages.undo, onPress: () => void add({ text, isPinned }) } });
  }
  return (
    <div className={styles.tab}>
      <p className={styles.help}>{messages.notesHelp}</p>
      <Button ref={addButton} variant="soft" icon={Plus} isWide isPending={isAdding} onPress={() => void add({ text: '', isPinned: false })}>
        {messages.addNote}
      </Button>
      {canSearch ? (
        <TextField kind="search" label={messages.searchNotes} isLabelHidden placeholder={messages.searchNotes} value={query} onChange={setQuery} maxLength={100} />
      ) : null}
      {notes.length === 0 ? (
        <EmptyState icon={StickyNote} title={messages.noNotes} headingLevel={3}>
          {messages.noNotesHelp}
        </EmptyState>
      ) : null}
      {shown.length < notes.length ? (
        <p role="status" className={styles.help}>
          {shown.length === 0 ? messages.noMatch : messages.found(formatNumber(shown.length))}
        </p>
      ) : null}
      <ul className={styles.list}>
        {shown.map((note, index) => (
          <NoteEditor key={note.noteId} note={note} place={formatNumber(index + 1)} actions={actions} isNew={note.noteId === newest} onRemoved={removed} />
        ))}
      </ul>
    </div>
  );
}
