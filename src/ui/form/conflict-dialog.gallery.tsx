import { formatDate, formatRial } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import words from './form.gallery.messages.fa.ts';

const rows = [
  { path: 'name', label: words.name, mine: words.sampleName, stored: words.otherName, isWritten: true },
  { path: 'wage', label: words.wage, mine: formatRial('5541850'), stored: formatRial('6100000'), isWritten: false },
  { path: 'day', label: words.day, mine: formatDate('2026-11-20'), stored: formatDate('2026-12-01'), isWritten: true },
];

export default defineGallery({
  'two values': () => (
    <ConflictDialog rows={rows} changedBy={words.colleague} changedAt="2026-11-20T10:00:00Z" isPending={false} onClose={() => undefined} onSave={() => undefined} />
  ),
});
