/** What the four parts of the library have in common on the screen: their calls, tables and forms by their tabs. */
import type { AnyCall } from '#kernel/call.ts';
import type { FormDefinition } from '#kernel/form/definition.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import {
  constants,
  editConstant,
  editFormula,
  editInputFactor,
  editTable,
  formulas,
  inputFactors,
  type LibraryKind,
  PAGE,
  tables,
} from '#platform/formula/library/library.contract.ts';
import {
  constantChangeForm,
  constantForm,
  constantTable,
  formulaTable,
  inputFactorChangeForm,
  inputFactorForm,
  inputFactorTable,
  tablesTable,
} from '#platform/formula/library/library-forms.rules.ts';
import { formulaPageForm, tablePageForm } from './formula.form.ts';

export const tabIds = ['constants', 'inputFactors', 'tables', 'formulas'] as const;
export type LibraryTab = (typeof tabIds)[number];

export interface LibraryPart {
  readonly kind: LibraryKind;
  readonly table: TableDefinition;
  readonly calls: Readonly<Record<'list' | 'export' | 'create' | 'versions' | 'uses' | 'remove' | 'discard', AnyCall>>;
  readonly edit: AnyCall;
  /** Of a new item, whose code is said once. */
  readonly form: FormDefinition;
  readonly changeForm: FormDefinition;
}

export const parts: Readonly<Record<LibraryTab, LibraryPart>> = {
  constants: { kind: 'constant', table: constantTable, calls: constants, edit: editConstant, form: constantForm, changeForm: constantChangeForm },
  inputFactors: { kind: 'inputFactor', table: inputFactorTable, calls: inputFactors, edit: editInputFactor, form: inputFactorForm, changeForm: inputFactorChangeForm },
  tables: { kind: 'table', table: tablesTable, calls: tables, edit: editTable, form: tablePageForm.fresh, changeForm: tablePageForm.change },
  formulas: { kind: 'formula', table: formulaTable, calls: formulas, edit: editFormula, form: formulaPageForm.fresh, changeForm: formulaPageForm.change },
};

/** Keys of the screen, by what they permit. */
export const keyTo = (act: 'add' | 'edit' | 'delete' | 'publish' | 'test' | 'compare') => `${PAGE}/${act}` as const;
