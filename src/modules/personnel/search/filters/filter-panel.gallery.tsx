import { useState } from 'react';
import { fieldClasses } from '#kernel/entity.ts';
import { defaultState } from '#kernel/table/state.ts';
import { Button } from '#ui/button/button.tsx';
import { changedState } from '#ui/data-table/table-state.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { peopleTable } from '../search.table.ts';
import { groupsFor } from './filter-groups.rules.ts';
import { FilterPanel } from './filter-panel.tsx';
import words from './search-filters.messages.fa.ts';

const asked = changedState(defaultState(peopleTable), {
  filters: [
    { column: 'age', operator: 'between', values: ['30', '40'] },
    { column: 'gap', operator: 'in', values: ['mobile', 'photo'] },
  ],
});

function Sample() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.filters}</Button>
      {isOpen ? <FilterPanel table={peopleTable} groups={groupsFor(fieldClasses)} state={asked} quick={[]} onChange={() => undefined} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export default defineGallery({ asked: () => <Sample /> });
