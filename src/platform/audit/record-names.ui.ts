/** What people call the kinds of audited records, as the slices that write them say it; in the browser. */
import type { OptionRow } from '#kernel/form/definition.ts';

interface Names {
  readonly records?: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Names>('./{platform,modules}/**/*.records.messages.fa.ts', { base: '../../', import: 'default', eager: true });

const names: ReadonlyMap<string, string> = new Map(Object.values(files).flatMap(({ records = {} }) => Object.entries(records)));

export const recordName = (entity: string): string | undefined => names.get(entity);

/** As options of a select, in the order of their names. */
export const recordOptions: readonly OptionRow[] = [...names]
  .map(([enumId, description]) => ({ enumId, description }))
  .sort((a, b) => a.description.localeCompare(b.description, 'fa'));
