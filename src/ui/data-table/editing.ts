import type { ReactNode } from 'react';
import type { FieldDefinition, FormValues } from '#kernel/form/definition.ts';

/** What the panel above the table is told. */
export interface TablePanel<R> {
  /** The row that is edited; undefined for a new one. */
  readonly row: R | undefined;
  /** Closes the panel and asks for the rows anew. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * Changing the rows of a table. Patterns P3 (a panel) and P4 (in the row) of guide conventions.md. Every promise that
 * fails shows what the server says and leaves the row as it was; one that succeeds asks for the rows anew.
 */
export interface TableEditing<R> {
  /** Fields by the names of columns, for editing in the row; a column without one is only read. */
  readonly fields?: readonly FieldDefinition[];
  /** New rows: in a row under the head, or, without `fields`, in the panel. Only with pages. */
  readonly onAdd?: (values: FormValues) => Promise<unknown>;
  readonly onSave?: (row: R, values: FormValues) => Promise<unknown>;
  /** Asks first. */
  readonly onRemove?: (row: R) => Promise<unknown>;
  readonly mayEdit?: (row: R) => boolean;
  readonly mayRemove?: (row: R) => boolean;
  /** Draws the form above the table, which sends by itself; in place of editing in the row. */
  readonly panel?: (panel: TablePanel<R>) => ReactNode;
  /** The panel adds too. */
  readonly panelAdds?: boolean;
}
