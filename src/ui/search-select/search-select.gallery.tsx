import { useState } from 'react';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/options/options.gallery.messages.fa.ts';
import { tenThousand } from '#ui/options/options.gallery.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

const [URL, FAILING] = ['/rest/s1/hcm/gallery/units', '/rest/s1/hcm/gallery/away'];

function Sample({ value: first = null, ...props }: Partial<SearchSelectProps>) {
  const [value, setValue] = useState(first);
  return <SearchSelect label={words.unit} kind="lazy" url={URL} {...props} value={value} onChange={setValue} />;
}

const rows = tenThousand.map(({ id, label }) => ({ enumId: id, description: label, folded: foldForSearch(label) }));
const found = (query: URLSearchParams) => {
  const [id, text] = [query.get('enumId'), foldForSearch(query.get('searchValue') ?? query.get('valueIndex') ?? '')];
  return rows.filter(({ enumId, folded }) => (id === null ? folded.includes(text) : enumId === id)).slice(0, 30);
};

export default defineGallery(
  {
    empty: () => <Sample />,
    stored: () => <Sample value="u7" initialLabel={tenThousand[7]?.label} />,
    'stored, asked by id': () => <Sample value="u8" help={words.help} />,
    unknown: () => <Sample value="gone" />,
    heavy: () => <Sample kind="heavy" />,
    required: () => <Sample isRequired error={words.error} />,
    failing: () => <Sample url={FAILING} />,
    disabled: () => <Sample value="u9" isDisabled />,
    'read-only': () => <Sample value="u9" isReadOnly />,
  },
  {
    [`GET ${URL}`]: ({ query }) => ({ list: found(query), result: found(query) }),
    [`GET ${FAILING}`]: () => Response.json({ errorCode: 'gallery.away' }, { status: 500 }),
  },
);
