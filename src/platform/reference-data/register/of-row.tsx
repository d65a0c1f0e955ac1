import type { ReactNode } from 'react';
import type { Screen, SearchTable } from '#kernel/screen.ts';
import { useAnyCall } from '#ui/client/any-call.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import messages from './of-row.messages.fa.ts';
import type { Register } from './register.define.ts';
import { optionsOf, registerQuery } from './register-options.ui.ts';

export interface OfRowProps {
  register: Register;
  /** The screen whose address says the row, as `of`. */
  screen: Screen<string, SearchTable & { readonly of: 'text' }>;
  /** Name of the choice, and the field that names a row. */
  label: string;
  rowLabel: string;
  /** Where there is no row yet. */
  empty: { readonly title: string; readonly advice: string };
  children: (id: string) => ReactNode;
}

/** What lies below one row of a register, which the address says; below the first one where it says none. */
export function OfRow({ register, screen, label, rowLabel, empty, children }: OfRowProps) {
  const { of } = useScreenSearch(screen);
  const setSearch = useSetScreenSearch(screen);
  const { data } = useAnyCall<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>(register.list, { query: registerQuery });
  if (data === undefined) return null;
  const options = optionsOf(register, rowLabel, data.rows).map(({ enumId, description }) => ({ id: String(enumId), label: String(description) }));
  if (options.length === 0) return <EmptyState title={empty.title}>{empty.advice}</EmptyState>;
  const chosen = of === undefined ? options[0]?.id : options.find(({ id }) => id === of)?.id;
  return (
    <Stack>
      <SelectField label={label} options={options} value={chosen ?? null} onChange={(next) => void setSearch({ of: next ?? undefined })} />
      {chosen === undefined ? <EmptyState title={messages.strange}>{messages.strangeAdvice}</EmptyState> : children(chosen)}
    </Stack>
  );
}
