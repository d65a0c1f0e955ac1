/** The two levels of facilities as fields of a form: FixedWelfareType and its kinds. */
import type { FieldDefinition, OptionRow } from '#kernel/form/definition.ts';

const OF = 'FixedWelfareType';
const roots = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === null);

/** `help` of the second level, which may stay empty. */
export const facilityFields = (label: { readonly parent: string; readonly type: string }, help: string) =>
  [
    { type: 'select', name: 'parentFixedWelfareTypeEnumId', label: label.parent, options: OF, filterOptions: roots, required: true, col: 6 },
    {
      type: 'select',
      name: 'fixedWelfareTypeEnumId',
      label: label.type,
      options: OF,
      help,
      filterOptions: (rows: readonly OptionRow[], { parentFixedWelfareTypeEnumId: parent }) =>
        rows.filter(({ parentEnumId }) => typeof parent === 'string' && parentEnumId === parent),
      col: 6,
    },
  ] as const satisfies readonly FieldDefinition[];
