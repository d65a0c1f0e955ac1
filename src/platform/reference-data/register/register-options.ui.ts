/** Rows of other registers and lists, as options of a select. */
import type { OptionRow } from '#kernel/form/definition.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { Register } from './register.ts';

/** As many rows as a list call gives at once. */
const MOST = 200;

/** The rows of a register as options, those of `query`; one row is left out, which may not stand under itself. */
export function useRegisterOptions(register: Register, label: string, query: Readonly<Record<string, string>> = {}): readonly OptionRow[] {
  const { data } = useCall(register.list as never, { query: { pageSize: MOST, ...query } } as never);
  const rows = (data as { readonly rows: readonly Record<string, unknown>[] } | undefined)?.rows ?? [];
  return rows.map((row) => ({ enumId: row[register.table.rowKey], description: row[label], optionIndicator: row['optionIndicator'], row }));
}
