import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { type Bars, BarsChart, BarsLegend } from './bars-chart.tsx';

const months = monthNames.map((name, at): Bars => ({ id: name, name, hint: name, above: (at * 7) % 23, below: (at * 5) % 9 }));
const shown = (bars: readonly Bars[]) => () => (
  <div style={{ inlineSize: '100%' }}>
    <BarsChart bars={bars} />
  </div>
);

export default defineGallery({
  twofold: shown(months),
  onlyAbove: shown(months.map(({ below: _, ...month }) => month)),
  many: shown(Array.from({ length: 52 }, (_, at) => ({ id: String(at), name: monthNames[Math.floor(at / 4.34)] ?? '', hint: '', above: (at * 7) % 23 }))),
  still: shown(months.map((month) => ({ ...month, above: 0, below: 0 }))),
  legend: () => <BarsLegend above={kit.more} below={kit.close} />,
});
