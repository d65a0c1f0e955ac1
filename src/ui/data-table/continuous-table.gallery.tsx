import { Archive } from 'lucide-react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import texts from './data-table.gallery.messages.fa.ts';
import styles from './data-table.gallery.module.css';
import { DataTable } from './data-table.tsx';
import { people, peopleAnswers, peopleTable } from './people.gallery.ts';

/** Ten thousand rows in one scroll. */
function Continuous() {
  return (
    <div className={styles.place}>
      <DataTable
        isContinuous
        isLocal
        of={peopleTable}
        list={people.list}
        unit={texts.person}
        rowActions={[{ id: 'archive', label: texts.archive, icon: Archive, run: () => undefined }]}
        bulkActions={[{ id: 'archive', label: texts.archive, icon: Archive, run: async () => undefined }]}
      />
    </div>
  );
}

export default defineGallery({ continuous: Continuous }, peopleAnswers);
