import { type ReactNode, useId, useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { useMatching } from '#ui/options/matching.ts';
import words from '#ui/options/options.gallery.messages.fa.ts';
import { degrees, grouped, kinds, tenThousand } from '#ui/options/options.gallery.ts';
import texts from '#ui/options/options.messages.fa.ts';
import { OptionPanel, type OptionPanelProps } from './option-panel.tsx';
import type { SelectOption } from './select-field.tsx';

type SampleProps = Partial<OptionPanelProps<SelectOption>> & { chosen?: readonly string[]; hasSearch?: boolean };

/** The opened part of a select, in the page: what a sheet shows, without a sheet. */
function Sample({ options = kinds, chosen = [], hasSearch = false, status = '', ...props }: SampleProps) {
  const [taken, setTaken] = useState(new Set(chosen));
  const [typed, setTyped] = useState('');
  const found = useMatching(options, typed);
  const search = hasSearch ? { typed, onType: setTyped, placeholder: texts.find } : undefined;
  return (
    <Sheet>
      {(labelledBy) => (
        <OptionPanel
          labelledBy={labelledBy}
          options={found}
          isSelected={({ id }) => taken.has(id)}
          onChoose={({ id }) => setTaken(props.isMultiple ? taken.symmetricDifference(new Set([id])) : new Set([id]))}
          search={search}
          status={status}
          {...props}
        />
      )}
    </Sheet>
  );
}

function Sheet({ children }: { children: (labelledBy: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id}>{words.label}</p>
      {children(id)}
    </div>
  );
}

export default defineGallery({
  short: () => <Sample chosen={['o2']} />,
  groups: () => <Sample options={grouped} chosen={['o1']} />,
  multiple: () => <Sample options={degrees} isMultiple chosen={['o0', 'o1']} />,
  'ten thousand': () => <Sample options={tenThousand} hasSearch chosen={['u5000']} />,
  'too many': () => <Sample options={tenThousand.slice(0, 30)} hasSearch notice={texts.tooMany} />,
  empty: () => <Sample options={[]} status={texts.empty} />,
  loading: () => <Sample options={[]} status={texts.loading} />,
  'nothing found': () => <Sample options={[]} hasSearch status={texts.nothingFound} />,
});
