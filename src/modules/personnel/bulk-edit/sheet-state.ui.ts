/** What is being edited in the grid: changes by person and column, what is wrong with them, and the way back. */
import { create } from 'zustand';
import { differences } from '#kernel/differences.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import type { SavedRow, SeenSheetRow } from './bulk-edit.contract.ts';
import { computed, type ReadText } from './cells.rules.ts';
import { columnNamed } from './columns.rules.ts';

export interface CellFault {
  readonly message: string;
  /** What was typed and cannot be stored; absent: it was, and the server has refused it. */
  readonly text?: string;
}

type ByCell<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** A row that was not kept, until it is dealt with. `stands`: what somebody else has made of it meanwhile. */
export interface RowNote {
  readonly outcome: 'refused' | 'stale' | 'gone';
  readonly message: string;
  readonly stands?: SeenSheetRow;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Written {
  readonly edits: ByCell<unknown>;
  readonly faults: ByCell<CellFault>;
}

export interface SheetState extends Written {
  readonly rows: readonly SeenSheetRow[];
  readonly notes: Readonly<Record<string, RowNote>>;
  /** Newest last. */
  readonly past: readonly Written[];
  /** The cell under the keys, and the other corner of what is chosen with it. */
  readonly from?: CellPlace;
  readonly to?: CellPlace;
  readonly editing?: { readonly partyId: string; readonly name: string; readonly typed?: string };
}

/** A cell that is to hold what was read. `text`: what was typed. */
export interface CellWrite {
  readonly partyId: string;
  readonly name: string;
  readonly text: string;
  readonly read: ReadText;
}

const MAX_PAST = 100;

/** The values of a row with its changes. */
export const valuesOf = (row: SeenSheetRow, edits: Readonly<Record<string, unknown>> | undefined): FormValues => ({ ...row, ...edits });

/** What is to be written of a row; what follows from other values is for the server to write. */
export const changesOf = (row: SeenSheetRow, edits: Readonly<Record<string, unknown>> | undefined) => differences(row, edits ?? {});

const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));

function withCell<T>(all: ByCell<T>, { partyId, name }: Pick<CellWrite, 'partyId' | 'name'>, value: T | undefined): ByCell<T> {
  const own = value === undefined ? without(all[partyId] ?? {}, name) : { ...all[partyId], [name]: value };
  return Object.keys(own).length === 0 ? without(all, partyId) : { ...all, [partyId]: own };
}

/** One cell written into what was there. A refused text leaves the value and is shown with its reason. */
function withWrite({ edits, faults }: Written, rows: ReadonlyMap<string, SeenSheetRow>, write: CellWrite): Written {
  const row = rows.get(write.partyId);
  if (row === undefined) return { edits, faults };
  // what was empty may be emptied again: it is as it stands
  const isBack = write.text.trim() === '' && (row[write.name as keyof SeenSheetRow] ?? null) === null;
  if ('fault' in write.read && !isBack) return { edits, faults: withCell(faults, write, { message: write.read.fault, text: write.text }) };
  const value = 'fault' in write.read ? null : write.read.value;
  const isSame = Object.keys(differences(row, { [write.name]: value })).length === 0;
  let next: Written = { edits: withCell(edits, write, isSame ? undefined : value), faults: withCell(faults, write, undefined) };
  // a place that another choice empties, and what follows from this value
  for (const name of Object.values(columnNamed(write.name)?.field.otherOutputs ?? {}))
    if (valuesOf(row, next.edits[write.partyId])[name] != null) next = { ...next, edits: withCell(next.edits, { ...write, name }, null) };
  return next;
}

/** What may be typed into: not what follows from other values of the row. */
export const isOpen = (name: string, values: FormValues): boolean => {
  const field = columnNamed(name)?.field;
  return field !== undefined && computed(field, values) === undefined;
};

function afterSave(state: SheetState, answers: readonly SavedRow[]): Partial<SheetState> {
  let { edits, faults, notes } = state;
  const fresh = new Map<string, SeenSheetRow>();
  for (const { partyId, outcome, message, fields, row } of answers) {
    notes = without(notes, partyId);
    if (outcome === 'saved' || outcome === 'same') {
      [edits, faults] = [without(edits, partyId), without(faults, partyId)];
      if (row !== null) fresh.set(partyId, row);
      continue;
    }
    notes = { ...notes, [partyId]: { outcome, message: message ?? '', ...(outcome === 'stale' && row !== null ? { stands: row } : {}) } };
    faults = { ...faults, [partyId]: Object.fromEntries(Object.entries(fields).flatMap(([name, told]) => (columnNamed(name) ? [[name, { message: told }]] : []))) };
  }
  return { edits, faults, notes, past: [], rows: state.rows.map((row) => fresh.get(row.partyId) ?? row) };
}

/** What stands takes the place of what was read; the own changes stay, as far as they still are any, or go. */
function afterConflict(state: SheetState, partyId: string, isOwnKept: boolean): Partial<SheetState> {
  const stands = state.notes[partyId]?.stands;
  if (stands === undefined) return {};
  const own = Object.fromEntries(Object.entries(changesOf(stands, state.edits[partyId])).map(([name, [, to]]) => [name, to]));
  const isLeft = isOwnKept && Object.keys(own).length > 0;
  return {
    rows: state.rows.map((row) => (row.partyId === partyId ? stands : row)),
    notes: without(state.notes, partyId),
    edits: isLeft ? { ...state.edits, [partyId]: own } : without(state.edits, partyId),
    faults: without(state.faults, partyId),
    past: [],
  };
}

/** The state of one grid. */
export function createSheet(rows: readonly SeenSheetRow[]) {
  const use = create<SheetState>(() => ({ rows, edits: {}, faults: {}, notes: {}, past: [] }));
  const { getState: get, setState: set } = use;
  return {
    use,
    get,
    write(writes: readonly CellWrite[]): void {
      const { rows: all, edits, faults, past } = get();
      const known = new Map(all.map((row) => [row.partyId, row]));
      const next = writes.reduce<Written>((written, one) => withWrite(written, known, one), { edits, faults });
      set({ ...next, past: [...past.slice(1 - MAX_PAST), { edits, faults }] });
    },
    undo(): void {
      const { past } = get();
      const last = past.at(-1);
      if (last !== undefined) set({ ...last, past: past.slice(0, -1) });
    },
    reset: (): void => set({ edits: {}, faults: {}, notes: {}, past: [] }),
    choose: (from: CellPlace, to: CellPlace = from): void => set({ from, to }),
    edit: (partyId: string, name: string, typed?: string): void => set({ editing: { partyId, name, ...(typed === undefined ? {} : { typed }) } }),
    endEdit(): void {
      const { editing: _, ...rest } = get();
      set(rest, true);
    },
    saved: (answers: readonly SavedRow[]): void => set((state) => afterSave(state, answers)),
    settle: (partyId: string, isOwnKept: boolean): void => set((state) => afterConflict(state, partyId, isOwnKept)),
    /** A row that is no more in reach. */
    drop: (partyId: string): void =>
      set(({ rows: all, edits, faults, notes }) => ({
        rows: all.filter((row) => row.partyId !== partyId),
        edits: without(edits, partyId),
        faults: without(faults, partyId),
        notes: without(notes, partyId),
        past: [],
      })),
  };
}

export type Sheet = ReturnType<typeof createSheet>;

/** What stands unsaved: people and cells, and whether a text is left that cannot be stored. */
export function countsOf({ edits, faults }: Written): { readonly people: number; readonly cells: number; readonly wrong: number } {
  const cells = Object.values(edits).reduce((sum, row) => sum + Object.keys(row).length, 0);
  const wrong = Object.values(faults).reduce((sum, row) => sum + Object.values(row).filter(({ text }) => text !== undefined).length, 0);
  return { people: Object.keys(edits).length, cells, wrong };
}
