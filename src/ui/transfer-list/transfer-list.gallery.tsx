import { useState } from 'react';
import { answerError } from '#ui/client/api-error.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/options/options.gallery.messages.fa.ts';
import { type TransferItem, TransferList, type TransferListProps } from './transfer-list.tsx';

const people: readonly TransferItem[] = Array.from({ length: 20 }, (_, index) => ({
  id: `p${index}`,
  label: words.personLine(formatCode(String(100_001 + index)), words.names[index % words.names.length] ?? ''),
  detail: words.personDetail(words.post, words.units[index % words.units.length] ?? '', words.company),
  isDisabled: index === 2,
}));

/** Sides are landmarks: each sample names its own. */
function Sample({ number, candidates = people.slice(4), chosen = people.slice(0, 4), ...props }: Partial<TransferListProps> & { number: number }) {
  const [taken, setTaken] = useState(new Set(chosen.map(({ id }) => id)));
  const all = [...chosen, ...candidates];
  return (
    <div>
      <TransferList
        label={words.transfer}
        candidatesTitle={words.numbered(words.candidates, formatNumber(number))}
        chosenTitle={words.numbered(words.chosen, formatNumber(number))}
        candidates={all.filter(({ id }) => !taken.has(id))}
        chosen={all.filter(({ id }) => taken.has(id))}
        onAdd={async (ids) => setTaken(taken.union(new Set(ids)))}
        onRemove={async (ids) => setTaken(taken.difference(new Set(ids)))}
        {...props}
      />
    </div>
  );
}

export default defineGallery({
  filled: () => <Sample number={1} />,
  refused: () => <Sample number={2} onAdd={() => Promise.reject(answerError(409, { messages: words.refused, errorCode: 'gallery.refused' }, null))} />,
  empty: () => <Sample number={3} candidates={[]} chosen={[]} />,
  loading: () => <Sample number={4} candidates={[]} chosen={[]} isLoading />,
  'read-only': () => <Sample number={5} isReadOnly />,
});
