/** The browser's half of the example in docs/kit.md. */
import { defineForm } from '#kernel/form/definition.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './form.gallery.messages.fa.ts';
import { DefinedForm } from './form.tsx';

const PATH = '/rest/s1/hcm/gallery/grade';

const gradeForm = defineForm('organisation/grade', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 80, col: 6 },
  { type: 'switch', name: 'isTemporary', label: words.isTemporary },
  { type: 'date', name: 'validUntil', label: words.validUntil, required: true, visibleWhen: ({ isTemporary }) => isTemporary === true },
  { type: 'number', name: 'wage', label: words.wage, money: true, class: 'pay' },
]);

type Grade = ValuesOf<typeof gradeForm> & { readonly gradeId: string; readonly rowVersion: number };

function GradeEditor({ grade }: { grade: Grade }) {
  return <DefinedForm of={gradeForm} path={PATH} title={grade.title ?? words.gradeTitle} values={grade} version={grade.rowVersion} draft={grade.gradeId} />;
}

const stored = { gradeId: 'g', rowVersion: 3, title: words.sampleName, isTemporary: true, validUntil: '2027-01-01' } as const;

export default defineGallery(
  {
    'may see the wage': () => <GradeEditor grade={{ ...stored, wage: '5541850' }} />,
    'may not': () => <GradeEditor grade={{ ...stored, gradeId: 'h', title: words.otherSampleName }} />,
  },
  { [`POST ${PATH}`]: () => ({ rowVersion: 4 }) },
);
