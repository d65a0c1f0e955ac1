import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { AsOf, AsOfNotice } from './as-of.tsx';

function Shown({ day }: { day: string | undefined }) {
  const [value, setValue] = useState(day);
  return (
    <div>
      <AsOf value={value} onChange={setValue} />
      <AsOfNotice value={value} />
    </div>
  );
}

export default defineGallery({
  today: () => <Shown day={undefined} />,
  past: () => <Shown day="2024-03-20" />,
  future: () => <Shown day="2090-03-21" />,
});
