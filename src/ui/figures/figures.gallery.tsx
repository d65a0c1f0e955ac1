import { formatNumber } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Figure, Figures } from './figures.tsx';

const four = (
  <Figures>
    {[1_820, 12, 0, 340_120].map((value) => (
      <Figure key={value} label={kit.more} value={formatNumber(value)} unit={kit.calendar} note={value === 0 ? undefined : kit.close} />
    ))}
  </Figures>
);

export default defineGallery({ four: () => <div style={{ inlineSize: '100%' }}>{four}</div> });
