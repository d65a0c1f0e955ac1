import { Archive, ExternalLink, FilePenLine, Mail, Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import texts from './data-table.gallery.messages.fa.ts';
import styles from './data-table.gallery.module.css';
import { DataTable } from './data-table.tsx';
import { type Person, people, peopleAnswers, peopleTable } from './people.gallery.ts';

const tell = (message: string): void => void showToast({ type: 'info', message });
const nameOf = (row: object): string => String((row as Person)['fullName']);

/** Address in the browser, views, selection, acts of rows: the whole of it. */
function Whole() {
  return (
    <div className={styles.place}>
      <DataTable
        of={peopleTable}
        list={people.list}
        export={people.export}
        unit={texts.person}
        searchExample={texts.search}
        rowName={nameOf}
        onOpen={(row) => tell(nameOf(row))}
        peek={(row) => texts.details(nameOf(row))}
        rowActions={[
          { id: 'message', label: texts.message, icon: Mail, run: (row) => tell(nameOf(row)) },
          { id: 'profile', label: texts.profile, icon: ExternalLink, iconMirrored: true, isRare: true, run: (row) => tell(nameOf(row)) },
        ]}
        bulkActions={[
          { id: 'order', label: texts.issueOrder, icon: FilePenLine, run: async (selection) => tell(JSON.stringify(selection)) },
          { id: 'archive', label: texts.archive, icon: Archive, isDanger: true, run: async (selection) => tell(JSON.stringify(selection)) },
        ]}
        actions={
          <Button variant="filled" icon={Plus}>
            {texts.archive}
          </Button>
        }
      />
    </div>
  );
}

export default defineGallery({ whole: Whole }, peopleAnswers);
