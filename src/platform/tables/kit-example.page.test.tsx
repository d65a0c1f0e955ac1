/** The browser's half of the table in docs/kit.md. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { test } from 'vitest';
import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import { grades, gradeTable, gradeWords } from '#testing/grades.ts';
import { openPage } from '#testing/open-page.tsx';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';

const words = gradeWords;
const gradeScreen = defineScreen<{ title: string }>()({ path: '/grade', title: 'title', chrome: 'full', access: 'session', search: { gradeId: 'text' } });

const gradesScreen = defineScreen<typeof words>()({
  path: '/grades',
  title: 'title',
  chrome: 'full',
  access: ['personnelInformationManagement/searchPersonnelList/observe'],
  search: { ...tableSearch },
});

function GradesPage() {
  const open = useOpenScreen();
  return (
    <DataTable
      of={gradeTable}
      list={grades.list}
      export={grades.export}
      unit={words.grade}
      rowName={({ title }) => title ?? ''}
      onOpen={({ gradeId }) => void open(gradeScreen, { search: { gradeId } })}
    />
  );
}

const row = { gradeId: 'a', title: 'second', isActive: 'Y', validUntil: '2027-01-01', wage: '5000' };

test('shows the rows, and opens one', async () => {
  const answers = { 'GET /rest/s1/hcm/grades': () => ({ rows: [row], count: 1, countIsCapped: false, totals: { wage: '5000' } }) };
  await openPage({ page: GradesPage, screen: gradesScreen, answers });
  await userEvent.click(await screen.findByText('second'));
  await screen.findByText('elsewhere: /grade');
});
