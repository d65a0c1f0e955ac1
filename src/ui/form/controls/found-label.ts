import type { FieldDefinition } from '#kernel/form/definition.ts';
import words from '#ui/options/options.messages.fa.ts';
import { useStoredRow } from '#ui/search-select/use-search.ts';
import { stringOrNull } from './control.ts';

/** Label of an id of a search select, asked of the server once; undefined for no id. */
export function useFoundLabel({ type, url = '', filter, optionIdField = 'enumId', optionLabelField = 'description' }: FieldDefinition, id: unknown): string | undefined {
  const asked = stringOrNull(id);
  const row = useStoredRow({ url, filter, kind: type === 'heavyselect' ? 'heavy' : 'lazy' }, optionIdField, asked);
  if (asked === null) return undefined;
  return row === undefined ? words.loading : String(row?.[optionLabelField] ?? words.unknown);
}
