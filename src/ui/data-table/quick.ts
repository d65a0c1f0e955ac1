/** Conditions that the list call takes as parameters of its own: one choice of several, a chip like the filters of columns. Pure. */
import type { Option } from '#kernel/form/options.ts';
import type { TableState } from '#kernel/table/definition.ts';
import type { TableChange } from './table-state.ts';

export interface QuickFilter {
  /** In the address and in saved views; the screen has it among its search parameters. */
  readonly name: string;
  /** Of the list and the export call. */
  readonly parameter: string;
  readonly label: string;
  /** Undefined while they are on their way. */
  readonly options: readonly Pick<Option, 'id' | 'label'>[] | undefined;
  /** In force when nothing is said. */
  readonly initial?: string;
  /** Asks for nothing: what the cross of the chip chooses when there is an initial value. */
  readonly nothing?: string;
  /** Of ids beyond the options, which old links may hold: their label, or undefined when the text is no id. */
  readonly labelOther?: (value: string) => string | undefined;
}

export const noQuick: readonly QuickFilter[] = [];

/** What a chip says; undefined when the value means nothing. */
export function quickLabel({ options, labelOther }: QuickFilter, value: string): string | undefined {
  const known = options?.find(({ id }) => id === value)?.label;
  return known ?? labelOther?.(value);
}

/** The value in force. */
export const quickValue = (filter: QuickFilter, { quick }: TableState): string | undefined => quick?.[filter.name] ?? filter.initial;

/** Whether it narrows the list in any way, so that a chip stands for it. */
export function isQuickSet(filter: QuickFilter, state: TableState): boolean {
  const value = quickValue(filter, state);
  return value !== undefined && value !== filter.nothing;
}

/** The values an address holds, without those that mean nothing or are in force anyway. */
export function readQuick(filters: readonly QuickFilter[], raw: Readonly<Record<string, unknown>>): Pick<TableState, 'quick'> {
  const held = filters.flatMap((filter) => {
    const value = raw[filter.name];
    return typeof value === 'string' && value !== filter.initial && quickLabel(filter, value) !== undefined ? [[filter.name, value] as const] : [];
  });
  return held.length === 0 ? {} : { quick: Object.fromEntries(held) };
}

/** Every name, undefined where nothing need be said. */
export const writeQuick = (filters: readonly QuickFilter[], { quick }: TableState): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(filters.map(({ name }) => [name, quick?.[name]]));

/** Parameters of the calls. */
export const quickQuery = (filters: readonly QuickFilter[], state: TableState): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filters.flatMap((filter) => {
      const value = quickValue(filter, state);
      return value === undefined ? [] : [[filter.parameter, value]];
    }),
  );

/** The state with one value otherwise; undefined is as at first. */
export function withQuick(filter: QuickFilter, { quick }: TableState, value: string | undefined): TableChange {
  const { [filter.name]: _, ...others } = quick ?? {};
  const next = value === undefined || value === filter.initial ? others : { ...others, [filter.name]: value };
  return { quick: Object.keys(next).length === 0 ? undefined : next };
}
