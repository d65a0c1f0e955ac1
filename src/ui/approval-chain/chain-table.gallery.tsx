import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './chain-table.gallery.messages.fa.ts';
import { ChainTable } from './chain-table.tsx';

/** Steps that are saved together: moved by buttons, written elsewhere. */
function Together({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [names, setNames] = useState<readonly string[]>(words.positions.slice(0, 3));
  const move = (name: string, by: -1 | 1): void => {
    const at = names.indexOf(name);
    setNames(names.map((one, place) => (place === at ? (names[at + by] ?? one) : place === at + by ? name : one)));
  };
  return (
    <div>
      <ChainTable
        label={isReadOnly ? words.readOnly : words.together}
        steps={names}
        stepId={(name) => name}
        columns={[{ id: 'who', label: words.chain, grows: true, render: (name) => name }]}
        onAdd={() => setNames(words.positions.slice(0, names.length + 1))}
        onEdit={() => undefined}
        onRemove={(name) => setNames(names.filter((one) => one !== name))}
        onMove={move}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}

export default defineGallery({ together: () => <Together />, 'read-only': () => <Together isReadOnly /> });
