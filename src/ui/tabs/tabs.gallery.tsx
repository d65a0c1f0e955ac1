import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Tabs } from './tabs.tsx';

const tabs = words.tabs.map((label, at) => ({ id: String(at), label, count: at === 1 ? 3 : undefined, hasError: at === 2, isDisabled: at === 3 }));

function Sample({ label, isSegmented }: { label: string; isSegmented: boolean }) {
  const [selected, select] = useState('0');
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={select} isSegmented={isSegmented}>
      <p>{words.tabs[Number(selected)]}</p>
    </Tabs>
  );
}

export default defineGallery({
  line: () => <Sample label="line" isSegmented={false} />,
  segmented: () => <Sample label="segmented" isSegmented />,
});
