/**
 * A column whose values nobody reads without the keys. A slice says it once beside its stores and goes through it for
 * every value it writes or reads: `export const sealedIban = defineSealedField({ table: 'bank_account', ... })`.
 * Sealed values cannot be searched, sorted or compared by PostgreSQL.
 */
import { knownKeys } from './keys.server.ts';
import { openFile, sealFile } from './sealed-store.server.ts';
import { openText, sealText } from './sealing.server.ts';

export interface SealedColumn {
  readonly table: string;
  /** A text column. */
  readonly column: string;
  /** Primary key. */
  readonly key: string;
  /** Column of the record the value is bound to: the row's own key, or what the row is about when rows of it take each other's place. */
  readonly boundTo: string;
  /**
   * Where the audit may hold values that were stored before they were sealed, which are masked there: a field of one entity, or nowhere (null).
   * Undefined: a field of any entity that is called like the column.
   */
  readonly inAudit?: { readonly entity: string; readonly field: string } | null;
}

export interface SealedField extends SealedColumn {
  /** What is stored for the record `id`. */
  seal(id: string, text: string): string;
  /** The text of what is stored for the record `id`. Throws SealBroken. */
  open(id: string, stored: string): string;
}

/** Bytes in a bytea column, for as long as a job needs them: they are not sealed anew when the keys change. */
export interface SealedBytes {
  seal(id: string, bytes: Uint8Array): Buffer;
  /** Throws SealBroken. */
  open(id: string, stored: Buffer): Buffer;
}

export function defineSealedBytes(column: Pick<SealedColumn, 'table' | 'column'>): SealedBytes {
  const placeOf = (id: string): string => `${column.table}|${column.column}|${id}`;
  return {
    seal: (id, bytes) => sealFile(knownKeys(), placeOf(id), bytes),
    open: (id, stored) => openFile(knownKeys(), placeOf(id), stored),
  };
}

const fields: SealedField[] = [];

export function defineSealedField(column: SealedColumn): SealedField {
  const placeOf = (id: string): string => `${column.table}|${column.column}|${id}`;
  const field: SealedField = {
    ...column,
    seal: (id, text) => sealText(knownKeys(), placeOf(id), text),
    open: (id, stored) => openText(knownKeys(), placeOf(id), stored),
  };
  fields.push(field);
  return field;
}

/** Those of all loaded slices. */
export const sealedFields = (): readonly SealedField[] => fields;
