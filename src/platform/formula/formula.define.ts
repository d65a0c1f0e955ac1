/**
 * What slices say to the language of formulas (docs/adr/0048). A slice exports vocabularies, uses, functions or the library
 * from `x.formula.ts`; the loader finds them by that suffix and refuses two of one code.
 */
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { Exact, Rounding } from '#kernel/formula/exact.ts';
import type { Day, Named, Row, Type, Unit, Value } from '#kernel/formula/values.ts';
import type { TableSelection } from '#kernel/table/contract.ts';
import type { Db, Sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';

/** A name that formulas may ask for. */
export interface FormulaName {
  /** What stands in stored texts: Latin, never given to anything else. Of a vocabulary it begins with the code of it and a dot. */
  readonly code: string;
  /** In Persian, from the messages of the slice: what editors show in its place. */
  readonly title: string;
  readonly type: Type;
  readonly unit?: Unit | undefined;
  /** Of a text: the base list whose ids it holds. */
  readonly options?: string;
  /** Of what is read about a person: who may know it. */
  readonly class: FieldClass;
  /** Of the records of a list; their codes are single words. */
  readonly fields?: readonly FormulaName[];
  /** Of a table. */
  readonly keys?: Named['keys'];
  /** Of a name that is called. */
  readonly call?: FormulaFunction | undefined;
}

/** Values by the code of their names; what is missing is not there. */
export type Values = ReadonlyMap<string, Value>;

/** On which day and out of which rows something is read. */
export interface FormulaLook {
  readonly db: Db;
  /** ISO date. */
  readonly day: string;
  /** Figures that nobody has confirmed count too: for a trial of which nothing is kept. */
  readonly isTrial?: boolean;
}

/** An employment that is counted for; made of ids within the rows of whoever asks (people.store.ts), by nobody else. */
export interface Subject {
  readonly partyRelationshipId: string;
  readonly partyId: string;
  readonly companyId: string;
}

/** Names that are the same for everybody on a day: the law, the period. */
export interface SharedVocabulary {
  readonly is: 'vocabulary';
  readonly of: 'day';
  /** Beginning of its codes: `law` of `law.LpHousing`. */
  readonly code: string;
  /** In Persian: how its names are headed in a palette. */
  readonly title: string;
  readonly names: readonly FormulaName[];
  /** Lists of `options` that are the slice's own and no base lists: titles by what a formula compares with. */
  readonly lists?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values of some of its names on a day. */
  read(look: FormulaLook, asked: ReadonlySet<string>): Promise<Values>;
}

/** Names that are answered for each person. */
export interface PersonVocabulary extends Omit<SharedVocabulary, 'of' | 'read'> {
  readonly of: 'person';
  /**
   * Values of some of its names on a day for many people, by `partyRelationshipId`: in a few statements however many they
   * are, never one a person. The subjects are within the rows of whoever asks.
   */
  read(look: FormulaLook, asked: ReadonlySet<string>, subjects: readonly Subject[]): Promise<ReadonlyMap<string, Values>>;
}

export type Vocabulary = SharedVocabulary | PersonVocabulary;

/** Where something of the library is used: a record that names it, or one that was counted with it. */
export interface FormulaPlace {
  /** What kind of record it is, in Persian. */
  readonly kind: string;
  readonly title: string;
  /** That it was counted with; null of a record that is counted with whatever stands. */
  readonly version: number | null;
}

/** Who asks formulas, and for what. */
export interface FormulaUse {
  readonly is: 'use';
  /** `slice.what`: `order.amount`; never given to another use. */
  readonly code: string;
  /** In Persian. */
  readonly title: string;
  /** What a formula of the use gives. */
  readonly type: Extract<Type, 'number' | 'flag'>;
  readonly unit?: Unit | undefined;
  /** What editors propose for the end of the counting. */
  readonly rounding?: Rounding | undefined;
  /** Codes of the vocabularies offered beside the library. */
  readonly vocabularies: readonly string[];
  /** Who counts for it, in Persian, by the name under which versions are pinned (`usedBy`). */
  readonly counters?: Readonly<Record<string, string>>;
  /** The records of the slice that use an item of the library, those that the reader reaches; the newest first, no more than are looked through. */
  places?(db: Db, itemId: string): Promise<readonly FormulaPlace[]>;
}

/** What functions of slices take and give, by type. */
interface ValueOf {
  readonly number: Exact;
  readonly flag: boolean;
  readonly text: string;
  readonly date: Day;
  /** Records: values by the codes of the fields, those that are missing undefined. At most 1,000. */
  readonly list: readonly Row[];
}

export interface FormulaParameter {
  /** In Persian, one or two words. */
  readonly title: string;
  readonly type: keyof ValueOf;
  readonly unit?: Unit | undefined;
  /** Of a list: what the function asks of each record, by single words. A list that lacks one of them is refused before anything is counted. */
  readonly fields?: readonly { readonly code: string; readonly title: string; readonly type: 'number' | 'flag' | 'text' | 'date' }[];
  /** May be left out, as may whatever stands behind it. */
  readonly isOptional?: true;
}

/** A function that a slice gives to the language. Every use is offered it, since it knows nothing but what it is given. */
export interface FormulaFunction {
  readonly is: 'function';
  /** `slice.what`: what stands in stored texts, never given to anything else. */
  readonly code: string;
  /** In Persian, one word of the language with _ between its parts: what editors show and people write. */
  readonly title: string;
  /** What it gives, in a Persian sentence. */
  readonly help: string;
  readonly takes: readonly FormulaParameter[];
  readonly gives: Exclude<keyof ValueOf, 'list'>;
  readonly unit?: Unit | undefined;
  /**
   * A call of it and what it comes to, both as formulas: the server does not start where it comes to something else. They name nothing but
   * `lists`, by the titles of the parameters that take them.
   */
  readonly examples: readonly { readonly text: string; readonly result: string; readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>> }[];
  run(args: readonly Value[]): Value;
}

type Arguments<P extends readonly FormulaParameter[]> = {
  readonly [K in keyof P]: P[K] extends { readonly isOptional: true } ? ValueOf[P[K]['type']] | undefined : ValueOf[P[K]['type']];
};

/** What stands in the library, as a formula names it. */
export interface LibraryName extends FormulaName {
  readonly kind: 'constant' | 'inputFactor' | 'table' | 'formula';
  readonly id: string;
  readonly version: number;
  /** First day (ISO) of the version. */
  readonly fromDate: string;
}

/** A formula of the library in the version of a day. */
export interface LibraryFormula {
  readonly id: string;
  /** By which other formulas name it. */
  readonly code: string;
  readonly title: string;
  readonly version: number;
  readonly fromDate: string;
  /** Code of its use. */
  readonly use: string;
  readonly text: string;
  readonly rounding?: Rounding | undefined;
}

/** Who looks into the library, and by which rows. */
export interface LibraryLook extends FormulaLook {
  readonly rows: RowScope;
  readonly actor: Pick<Actor, 'companyId'>;
}

/** What `platform/formula/library` answers: constants (`C_`), input factors (`IF_`), tables (`T_`) and formulas that stand on a day. */
export interface FormulaLibrary {
  readonly is: 'library';
  /** All that may be named; formulas among them with the type and unit of their use. */
  names(look: LibraryLook): Promise<readonly LibraryName[]>;
  /** Values of constants and tables by name. */
  shared(look: LibraryLook, asked: ReadonlySet<string>): Promise<Values>;
  /** Values of input factors by `partyRelationshipId`, in a few statements however many the people are. */
  factors(look: LibraryLook, asked: ReadonlySet<string>, subjects: readonly Subject[]): Promise<ReadonlyMap<string, Values>>;
  /** Formulas by id or code that the reader may read and that stand on the day, with the formulas they rest on; what is not there is left out. */
  formulas(look: LibraryLook, asked: { readonly ids?: readonly string[]; readonly codes?: readonly string[] }): Promise<readonly LibraryFormula[]>;
}

/** Whom somebody chooses to count for on a day. */
export interface PeopleChoice extends FormulaLook {
  readonly actor: Actor;
  readonly rows: RowScope;
  /** ISO date in Tehran. */
  readonly today: string;
  /** The call that reaches the rows. */
  readonly by: AnyCall;
  readonly companyId: string;
  readonly selection: TableSelection;
}

/** How people are chosen: by the filters of the list of personnel. There is one. */
export interface FormulaPeople {
  readonly is: 'people';
  /** Selects the `key` of each employment chosen. Throws what a table refuses: hiddenColumn, faults of filters. */
  employments(choice: PeopleChoice): Promise<Sql>;
}

export type FormulaPart = Vocabulary | FormulaUse | FormulaFunction | FormulaLibrary | FormulaPeople;

/** Declares names. */
export const defineVocabulary = <V extends Omit<SharedVocabulary, 'is'> | Omit<PersonVocabulary, 'is'>>(vocabulary: V): V & { readonly is: 'vocabulary' } => ({
  ...vocabulary,
  is: 'vocabulary',
});

/** Declares who asks formulas. */
export const defineFormulaUse = (use: Omit<FormulaUse, 'is'>): FormulaUse => ({ ...use, is: 'use' });

/**
 * Declares a function: pure, the same answer to the same arguments on every machine, and quick, since a call is one step whatever it does,
 * and one more for each record of the lists it is given.
 * What it gives is exact. Undefined where it has no answer; that, and whatever it throws, is a fault of the formula that calls it (`noResult`),
 * but for RunFault and ExactFault, which keep their own code.
 */
export const defineFormulaFunction = <const P extends readonly FormulaParameter[], G extends FormulaFunction['gives']>({
  run,
  ...said
}: Omit<FormulaFunction, 'is' | 'takes' | 'gives' | 'run'> & {
  readonly takes: P;
  readonly gives: G;
  readonly run: (...args: Arguments<P>) => ValueOf[G] | undefined;
}): FormulaFunction => ({
  ...said,
  is: 'function',
  run: (args) => run(...(args as Arguments<P>)),
});

/** Declares the library; there is one. */
export const defineFormulaLibrary = (library: Omit<FormulaLibrary, 'is'>): FormulaLibrary => ({ ...library, is: 'library' });

/** Declares how people are chosen. */
export const defineFormulaPeople = (people: Omit<FormulaPeople, 'is'>): FormulaPeople => ({ ...people, is: 'people' });
