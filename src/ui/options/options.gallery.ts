/** Sample options of the selects in the gallery. */
import { formatNumber } from '#ui/format/format.ts';
import type { SelectOption } from '#ui/select-field/select-field.tsx';
import words from './options.gallery.messages.fa.ts';

const numbered = (labels: readonly string[]): SelectOption[] => labels.map((label, index) => ({ id: `o${index}`, label }));

export const kinds: readonly SelectOption[] = numbered(words.kinds).map((option, index) => ({ ...option, isDisabled: index === 3 }));
export const degrees: readonly SelectOption[] = numbered(words.degrees);
export const grouped: readonly SelectOption[] = numbered(words.units).map((option, index) => ({ ...option, group: index < 4 ? words.groups.office : words.groups.works }));

/** As many options as a company has posts. */
export const tenThousand: readonly SelectOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `u${index}`,
  label: words.office(words.units[index % words.units.length] ?? '', formatNumber(index + 1)),
}));
