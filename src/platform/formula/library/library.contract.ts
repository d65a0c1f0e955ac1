/**
 * The library of formulas: formulas, constants, input factors and tables of a company, in versions by date (docs/adr/0049).
 * Invariants: an item has one draft at most; what is published never changes and its days overlap with no other version of
 * the item; who publishes is none of those who wrote the draft, unless the company has set otherwise; what a company lacks by its
 * code it reads from the nearest company above. `rowVersion` is that of the item: whatever is written below counts it up.
 */
import { defineCall, type PermissionKey } from '#kernel/call.ts';
import { field, fieldClasses } from '#kernel/entity.ts';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { LIBRARY, libraryEntities } from '../library-records.rules.ts';
import { isUnit } from '../wire.rules.ts';
import { libraryErrors } from './library.errors.ts';
import {
  constantChangeForm,
  constantForm,
  constantTable,
  formulaChangeForm,
  formulaForm,
  formulaTable,
  inputFactorChangeForm,
  inputFactorForm,
  inputFactorTable,
  tableChangeForm,
  tableForm,
  tablesTable,
} from './library-forms.rules.ts';

export const PAGE = 'systemBaseData/emplOrderGeneral/formulaDefinition';
const ENTITY = '/rest/s1/hcm/entity';
const RULE = '/rest/s1/rule';

export const kinds = ['formula', 'constant', 'inputFactor', 'table'] as const;
export type LibraryKind = (typeof kinds)[number];

const shortText = (most: number) => text.check(z.minLength(1), z.maxLength(most));
const rowVersion = z.int();

// ---- what a version says, by kind ----

/** A value of a test as calls of formulas take it: `"40"`, `true`, `{"date": ...}`, `{"text": ...}`, records, null for a missing one. */
const wireValue = z.unknown();
/** A stored test: what comes out of these values, a value or the code of a fault. */
const formulaTest = z.strictObject({
  title: shortText(200),
  values: z.record(shortText(200), wireValue),
  expect: z.union([z.strictObject({ value: wireValue }), z.strictObject({ fault: shortText(40) })]),
});
export type FormulaTest = z.output<typeof formulaTest>;

const modes = ['half', 'down', 'up', 'none'] as const;
/** A unit above zero, as it is counted with: `1000`, `0.01`. */
const rounding = z.nullable(z.strictObject({ unit: shortText(20).check(z.refine(isUnit)), mode: z.enum(modes) }));

/** Most tests that a formula keeps. */
export const MAX_TESTS = 100;
export const formulaContent = {
  /** What it is asked for: `order.amount`. */
  use: shortText(60),
  text: shortText(10_000),
  /** At the end of the counting; null: none. */
  rounding: z._default(rounding, null),
  tests: z._default(z.array(formulaTest).check(z.maxLength(MAX_TESTS)), []),
};

export const tableContent = {
  keys: z.array(z.strictObject({ kind: z.enum(['code', 'band']), title: shortText(100) })).check(z.minLength(1), z.maxLength(3)),
  columns: z.array(shortText(100)).check(z.minLength(1), z.maxLength(10)),
};

const unit = optionalText;
const contents = {
  formula: z.strictObject({ ...formulaContent, rounding, tests: z.array(formulaTest) }),
  constant: z.strictObject({ value: text, unit }),
  inputFactor: z.strictObject({ fieldClass: z.enum(fieldClasses), unit }),
  table: z.strictObject({ ...tableContent, rowCount: z.int() }),
} as const;
export type ContentOf<K extends LibraryKind> = z.output<(typeof contents)[K]>;

// ---- calls, the same for each kind ----

const version = <C extends z.ZodMiniType>(content: C) =>
  z.strictObject({
    versionId: text,
    version: z.int(),
    statusId: z.enum(['LvDraft', 'LvWaiting', 'LvPublished', 'LvEnded']),
    fromDate: text,
    thruDate: optionalText,
    variation: optionalText,
    lateReason: optionalText,
    changedByName: optionalText,
    changedAt: text,
    publishedByName: optionalText,
    publishedAt: optionalText,
    content,
  });

const item = <C extends z.ZodMiniType>(content: C) =>
  z.strictObject({
    id: text,
    code: text,
    title: text,
    description: optionalText,
    companyName: text,
    /** Of a company above: read here, changed there. */
    isInherited: z.boolean(),
    rowVersion,
    /** The draft first, then the newest. */
    versions: z.array(version(content)),
  });

/** What names an item, and what versions of it were counted with. */
const usesReply = z.strictObject({
  /** Formulas whose text names it, in a version that is a draft, stands or is to come. */
  formulas: z.array(z.strictObject({ id: text, code: text, title: text, version: z.int(), statusId: text })),
  /** How often others have counted with its versions, by who they are. */
  used: z.array(z.strictObject({ usedBy: text, title: text, version: z.int(), count: z.int(), lastOn: text })),
  /** The records themselves: groups that choose it, runs that were counted with it. */
  places: z.array(z.strictObject({ kind: text, title: text, version: z.nullable(z.int()) })),
});

const written = z.strictObject({ id: text, rowVersion });
const key = (action: string): PermissionKey => `${PAGE}/${action}`;
const all = { scope: 'rows', errors: [libraryErrors] } as const;

interface KindSpec<K extends LibraryKind, T extends TableDefinition, D extends FormDefinition, X extends Readonly<Record<string, z.ZodMiniType>>, E extends `/rest/${string}`> {
  readonly kind: K;
  readonly table: T;
  readonly form: D;
  /** What the bodies say beside their forms. */
  readonly beside: X;
  readonly create: E;
  readonly list: `/rest/${string}`;
}

/** The calls of one kind but the one that edits. */
function libraryCalls<
  const K extends LibraryKind,
  const T extends TableDefinition,
  D extends FormDefinition,
  X extends Readonly<Record<string, z.ZodMiniType>>,
  const E extends `/rest/${string}`,
>({ kind, table, form, beside, create, list }: KindSpec<K, T, D, X, E>) {
  const one = `${RULE}/${kind}/:id` as const;
  const shown = field('public', text);
  return {
    kind,
    ...defineList(table, {
      path: list,
      permission: key('observe'),
      scope: 'rows',
      summary: `Every ${kind} of the library, with what stands today`,
      of: [libraryEntities[kind]],
      fields: { statusId: shown, isInherited: field('public', z.enum(['Y', 'N'])), rowVersion: field('public', z.int()) },
    }),
    create: defineCall({
      ...all,
      method: 'POST',
      path: create,
      summary: `Adds a ${kind} as a draft`,
      permission: key('add'),
      success: 201,
      body: formBody(form, beside),
      changes: [libraryEntities[kind]],
      reply: written,
    }),
    versions: defineCall({
      ...all,
      method: 'GET',
      path: `${one}/versions`,
      summary: `The versions of a ${kind}`,
      permission: key('observe'),
      of: [libraryEntities[kind]],
      reply: item(contents[kind]),
    }),
    uses: defineCall({ ...all, method: 'GET', path: `${one}/uses`, summary: `What uses a ${kind}`, permission: key('observe'), of: [...LIBRARY], reply: usesReply }),
    remove: defineCall({
      ...all,
      method: 'DELETE',
      path: `${list}/:id`,
      summary: `Deletes a ${kind} that was never published`,
      permission: key('delete'),
      query: z.strictObject({ rowVersion: z.coerce.number().check(z.int()) }),
      changes: [libraryEntities[kind]],
      reply: z.strictObject({ removed: z.boolean() }),
    }),
    discard: defineCall({
      ...all,
      method: 'DELETE',
      path: `${one}/draft`,
      summary: `Takes back the draft of a ${kind}`,
      permission: key('edit'),
      query: z.strictObject({ rowVersion: z.coerce.number().check(z.int()) }),
      changes: [libraryEntities[kind]],
      reply: written,
    }),
  };
}

const PATHS = { constant: `${ENTITY}/Constant`, inputFactor: `${ENTITY}/InputFactor`, table: `${ENTITY}/FormulaTable` } as const;

export const formulas = libraryCalls({ kind: 'formula', table: formulaTable, form: formulaForm, beside: formulaContent, create: `${RULE}/create`, list: `${ENTITY}/Formula` });
export const constants = libraryCalls({ kind: 'constant', table: constantTable, form: constantForm, beside: {}, create: PATHS.constant, list: PATHS.constant });
export const inputFactors = libraryCalls({
  kind: 'inputFactor',
  table: inputFactorTable,
  form: inputFactorForm,
  beside: {},
  create: PATHS.inputFactor,
  list: PATHS.inputFactor,
});
export const tables = libraryCalls({ kind: 'table', table: tablesTable, form: tableForm, beside: tableContent, create: PATHS.table, list: PATHS.table });

/** A draft is changed in place; where there is none a new version is begun. */
const editing = { ...all, method: 'PUT', permission: key('edit'), reply: written } as const;

export const editFormula = defineCall({
  ...editing,
  path: `${RULE}/edit`,
  summary: 'Changes the draft of a formula, or begins a new version',
  changes: ['Formula'],
  body: formBody(formulaChangeForm, { ...formulaContent, formulaId: z.guid(), rowVersion }),
});
export const editConstant = defineCall({
  ...editing,
  path: `${PATHS.constant}/:id`,
  summary: 'Changes the draft of a constant, or begins a new version',
  changes: ['Constant'],
  body: formBody(constantChangeForm, { rowVersion }),
});
export const editInputFactor = defineCall({
  ...editing,
  path: `${PATHS.inputFactor}/:id`,
  summary: 'Changes the draft of an input factor, or begins a new version',
  changes: ['InputFactor'],
  body: formBody(inputFactorChangeForm, { rowVersion }),
});
export const editTable = defineCall({
  ...editing,
  path: `${PATHS.table}/:id`,
  summary: 'Changes the draft of a table, or begins a new version, with the rows of the one before',
  changes: ['FormulaTable'],
  body: formBody(tableChangeForm, { ...tableContent, rowVersion }),
});
