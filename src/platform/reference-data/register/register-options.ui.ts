/** Rows of other registers and lists, as options of a select. */
import type { OptionRow } from '#kernel/form/definition.ts';
import { useAnyCall } from '#ui/client/any-call.ts';
import type { Register } from './register.define.ts';

/** As many rows as a list call gives at once. */
const MOST = 200;
export const registerQuery = { pageSize: MOST } as const;

type Rows = readonly Readonly<Record<string, unknown>>[];

export const optionsOf = (register: Register, label: string, rows: Rows): readonly OptionRow[] =>
  rows.map((row) => ({ enumId: row[register.table.rowKey], description: row[label], optionIndicator: row['optionIndicator'], row }));

/** The rows of a register as options, those of `query`; none where they are not to be asked for, as of somebody who may not see them. */
export function useRegisterOptions(register: Register, label: string, query: Readonly<Record<string, string>> = {}, enabled = true): readonly OptionRow[] {
  const { data } = useAnyCall<{ readonly rows: Rows }>(register.list, { query: { ...registerQuery, ...query }, enabled });
  return optionsOf(register, label, data?.rows ?? []);
}
