import { useState } from 'react';
import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { PersonPicker, type PersonPickerProps } from '#platform/people/person-picker.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { type PersonOption, personOptions } from './person-options.contract.ts';
import words from './person-picker.gallery.messages.fa.ts';

const people: readonly PersonOption[] = words.lastNames.flatMap((lastName, row) =>
  words.firstNames.map((firstName, column) => ({
    partyId: `p${row}-${column}`,
    partyRelationshipId: `e${row}-${column}`,
    fullName: `${firstName} ${lastName}`,
    pseudoId: String(100_001 + row * 10 + column),
    faceImage: null,
    statusId: column === 3 ? 'NotActiveRel' : 'ActiveRel',
    unitName: words.unit,
    positionTitle: words.post,
    second: { code: String(100_001 + row * 10 + column), words: [words.post, words.unit] },
    disabled: column === 3,
  })),
);

const fits = ({ fullName, pseudoId }: PersonOption, asked: readonly string[]): boolean =>
  asked.every((word) => foldForSearch(`${fullName} ${pseudoId}`).includes(foldForSearch(word)));

function Sample({ value: first = null, ...props }: Partial<PersonPickerProps>) {
  const [value, setValue] = useState(first);
  return <PersonPicker label={words.label} {...props} value={value} onChange={setValue} />;
}

export default defineGallery(
  {
    empty: () => <Sample />,
    stored: () => <Sample value="p4-1" />,
    unknown: () => <Sample value="gone" />,
    disabled: () => <Sample value="p0-0" isDisabled />,
    'read-only': () => <Sample value="p0-0" isReadOnly />,
  },
  {
    [`GET ${personOptions.path}`]: ({ query }) => ({
      list: people.filter((person) => (query.has('partyId') ? person.partyId === query.get('partyId') : fits(person, query.getAll('searchValue')))).slice(0, MOST_OPTIONS),
    }),
  },
);
