import { defineGallery } from '#ui/gallery/gallery.ts';
import type { Explanation } from './explanation.ts';
import words from './formula-explanation.gallery.messages.fa.ts';
import { FormulaExplanation } from './formula-explanation.tsx';

const { text, names } = words;

function part(of: string, value: Explanation['value'], more: Partial<Explanation> = {}): Explanation {
  const from = text.indexOf(of);
  return { text: of, from, to: from + of.length, value, parts: [], ...more };
}

const node = (factor: Explanation['value']): Explanation =>
  part(text, '8906250', {
    exact: '8906251/1',
    rounding: { unit: '10', mode: 'down' },
    parts: [
      part(words.product, '8906251', {
        parts: [
          part(words.factors, '118750000', {
            parts: [
              part('EMP_WAGE', '95000000', { source: { kind: 'order', id: '1', title: words.order, day: '2026-03-21' } }),
              part('IF_1', factor, { source: { kind: 'inputFactor', id: '1', title: words.input, version: 2 } }),
            ],
          }),
          part(words.share, '0.075', { parts: [part('7.5', '7.5')] }),
        ],
      }),
      part('C_3', '50000000', { source: { kind: 'constant', id: '3', title: words.constant, version: 4, day: '2026-03-21' } }),
    ],
  });

export default defineGallery({
  whole: () => <FormulaExplanation node={node('1.25')} names={names} />,
  unseen: () => <FormulaExplanation node={node(undefined)} names={names} />,
});
