/** What can be said of a formula before it is kept: for editors and for outside programs. */
import type { Slot } from './compile.ts';
import { parse } from './parse.ts';
import { plain } from './plain.ts';
import { print } from './print.ts';
import { bindParsed, type Warning } from './set.ts';
import type { Fault } from './tree.ts';
import type { Named, Type, Unit } from './values.ts';

/** The names a formula may ask for, and what it must give where that is known. */
export interface CheckFor {
  readonly names: ReadonlyMap<string, Named>;
  readonly type?: Type | undefined;
  readonly unit?: Unit | undefined;
}

export interface Checked {
  readonly ok: boolean;
  /** Of the result; undefined where a fault hides it. */
  readonly type: Type | undefined;
  readonly unit: Unit | undefined;
  /** The same formula in English words and codes; empty for a text that could not be read. */
  readonly canonical: string;
  /** The formula in Persian sentences; empty as `canonical` is. */
  readonly plain: string;
  /** What it asks for by code, in the order met. */
  readonly names: readonly string[];
  /** All of them, at most 20, in Persian with titles. */
  readonly errors: readonly Fault[];
  readonly warnings: readonly Warning[];
}

/** Reads and judges a formula without counting it. Never throws. */
export function checkFormula(text: string, { names, ...expected }: CheckFor): Checked {
  let slot = 0;
  const allocate = (): number => {
    slot += 1;
    return slot;
  };
  const slots = new Map([...names].map(([name, named]): [string, Slot] => [name, { ...named, slot: allocate() }]));
  const parsed = parse(text);
  const isRead = parsed.faults.length === 0;
  const place = { slots, say: (name: string) => names.get(name)?.title ?? name, explains: undefined, most: 20, allocate };
  const { bound, names: asked, faults, warnings } = bindParsed(parsed, expected, place);
  return {
    ok: faults.length === 0,
    type: isRead ? bound.type : undefined,
    unit: isRead ? bound.unit : undefined,
    canonical: isRead ? print(parsed.tree) : '',
    plain: isRead ? plain(parsed.tree, names) : '',
    names: asked,
    errors: faults,
    warnings: isRead ? warnings : [],
  };
}
