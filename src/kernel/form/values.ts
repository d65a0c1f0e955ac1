/** The types that follow from a definition: what its fields hold, before and after they are checked. */
import type { FieldClass } from '#kernel/entity.ts';
import type { FieldDefinition, FormDefinition, StoredValues } from './definition.ts';

type StoredOf<F extends FieldDefinition> = F extends { readonly type: 'group'; readonly items: infer I extends readonly FieldDefinition[] }
  ? ValuesOfFields<I>
  : F extends { readonly type: 'switch'; readonly indicator: object }
    ? string
    : F extends { readonly type: 'switch' }
      ? boolean
      : F extends { readonly money: true }
        ? string
        : F extends { readonly type: 'number' }
          ? number
          : StoredValues[F['type']];

type Ungrouped<F> = F extends { readonly group: string } ? never : F;
type InGroup<F, G> = F extends { readonly group: G } ? F : never;

/** A field of a class is optional: it is not there for who may not see it. */
type Classed<F> = F extends { readonly class: Exclude<FieldClass, 'public'> } ? F : never;
/** Attributes with which a required field may yet be empty. */
type Unsure = { readonly visibleWhen: unknown } | { readonly readOnlyWhen: unknown } | { readonly value: unknown } | { readonly readOnly: true } | { readonly disabled: true };
type IsSure<F> = F extends Unsure ? false : F extends { readonly required: true } ? true : false;
/** Null is what an empty field holds; when the form is checked, one that is always required holds something. */
type ValueOf<F extends FieldDefinition, Checked> = [Checked, IsSure<F>] extends [true, true] ? StoredOf<F> : StoredOf<F> | null;
type Named<F extends FieldDefinition, Checked> = { -readonly [P in Exclude<F, Classed<F>> as P['name']]: ValueOf<P, Checked> } & {
  -readonly [P in Classed<F> as P['name']]?: ValueOf<P, Checked>;
};

type ValuesOfFields<L extends readonly FieldDefinition[], Checked = false> = Named<Ungrouped<L[number]>, Checked> & {
  -readonly [G in Extract<L[number], { readonly group: string }>['group']]: Named<InGroup<L[number], G>, Checked>;
};

/** The values of a form, typed by its definition; fields of a class may be missing. */
export type ValuesOf<D extends FormDefinition> = ValuesOfFields<D['sections'][number]['fields']>;
/** The same once they are checked: what is always required is there. */
export type CheckedValuesOf<D extends FormDefinition> = ValuesOfFields<D['sections'][number]['fields'], true>;

type Whole<V> = { [K in keyof V]-?: NonNullable<V[K]> extends readonly unknown[] ? V[K] : NonNullable<V[K]> extends object ? Whole<V[K]> : Exclude<V[K], undefined> };
/** The same with every field there, as it stands stored. */
export type WholeValuesOf<D extends FormDefinition> = Whole<ValuesOf<D>>;
