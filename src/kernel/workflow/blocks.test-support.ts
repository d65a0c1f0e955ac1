/** Processes made of nested blocks, and what they mean, told without tokens: the measure of the engine. */
import fc from 'fast-check';
import type { Flow, NodeKind, ProcessDefinition, ProcessNode } from './definition.ts';

/** A block that is begun and comes to an end; `loop` is done again as long as its own task says so. */
export type Block =
  | { readonly is: 'task' }
  | { readonly is: 'sequence' | 'all' | 'sub'; readonly parts: readonly Block[] }
  | { readonly is: 'first' | 'any'; readonly parts: readonly Block[]; readonly holds: readonly boolean[] }
  | { readonly is: 'loop'; readonly body: Block }
  /** A task that a timer on its edge may replace by another block. */
  | { readonly is: 'deadline'; readonly instead: Block };

const { block } = fc.letrec<{ block: Block; leaf: Block }>((tie) => ({
  leaf: fc.constant<Block>({ is: 'task' }),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('leaf'),
    fc.record({ is: fc.constantFrom('sequence', 'all', 'sub'), parts: fc.array(tie('block'), { minLength: 1, maxLength: 3 }) }),
    fc
      .array(fc.tuple(tie('block'), fc.boolean()), { minLength: 2, maxLength: 3 })
      .chain((parts) => fc.record({ is: fc.constantFrom('first', 'any'), parts: fc.constant(parts.map(([part]) => part)), holds: fc.constant(parts.map(([, held]) => held)) })),
    fc.record({ is: fc.constant('loop'), body: tie('block') }),
    fc.record({ is: fc.constant('deadline'), instead: tie('block') }),
  ) as fc.Arbitrary<Block>,
}));
export const blocks: fc.Arbitrary<Block> = block;

/** A block with the names of its tasks, in the order of the tree. */
type Named = { readonly block: Block; readonly id: string; readonly parts: readonly Named[] };

function named(of: Block): Named {
  let count = 0;
  const name = (one: Block): Named => {
    count += 1;
    const id = `n${count}`;
    const parts = 'parts' in one ? one.parts : one.is === 'loop' ? [one.body] : one.is === 'deadline' ? [one.instead] : [];
    return { block: one, id, parts: parts.map(name) };
  };
  return name(of);
}

const AGAIN = [
  { id: 'again', name: 'again' },
  { id: 'on', name: 'on' },
];

/** The same as nodes and flows. */
export function definitionOf(of: Block): ProcessDefinition {
  const nodes: ProcessNode[] = [];
  const flows: Flow[] = [];
  const add = <K extends NodeKind>(kind: K, id: string, within: string | undefined, rest: object = {}): string => {
    nodes.push({ kind, id, ...(within === undefined ? {} : { within }), ...rest } as unknown as ProcessNode);
    return id;
  };
  const link = (from: string, to: string, condition?: string): string => {
    const id = `f${flows.length}`;
    flows.push({ id, from, to, ...(condition === undefined ? {} : { condition }) });
    return id;
  };
  const task = (id: string, within: string | undefined) => add('user', id, within, { who: '', form: '', outcomes: AGAIN });
  const split = (kind: 'parallel' | 'exclusive' | 'inclusive', { id, block: one, parts }: Named, within: string | undefined): readonly [string, string] => {
    add(kind, `${id}s`, within, kind === 'parallel' ? {} : { otherwise: `o${id}` });
    add(kind, `${id}j`, within);
    parts.forEach((part, at) => {
      const [from, to] = draw(part, within);
      const isLast = at === parts.length - 1;
      if (kind === 'parallel') link(`${id}s`, from);
      else if (isLast) flows.push({ id: `o${id}`, from: `${id}s`, to: from });
      else link(`${id}s`, from, 'holds' in one && one.holds[at] ? 'true' : 'false');
      link(to, `${id}j`);
    });
    return [`${id}s`, `${id}j`];
  };
  const draw = (here: Named, within: string | undefined): readonly [string, string] => {
    const { block: one, id, parts } = here;
    if (one.is === 'task') return [task(id, within), id];
    if (one.is === 'all') return split('parallel', here, within);
    if (one.is === 'first') return split('exclusive', here, within);
    if (one.is === 'any') return split('inclusive', here, within);
    if (one.is === 'sequence') {
      const drawn = parts.map((part) => draw(part, within));
      drawn.slice(1).forEach(([from], at) => void link(drawn[at]?.[1] ?? '', from));
      return [drawn[0]?.[0] ?? '', drawn.at(-1)?.[1] ?? ''];
    }
    if (one.is === 'sub') {
      add('subProcess', id, within);
      link(add('start', `${id}b`, id), add('parallel', `${id}s`, id));
      add('parallel', `${id}j`, id);
      for (const part of parts) {
        const [from, to] = draw(part, id);
        link(`${id}s`, from);
        link(to, `${id}j`);
      }
      link(`${id}j`, add('end', `${id}e`, id));
      return [id, id];
    }
    if (one.is === 'loop') {
      const [from, to] = draw(parts[0] as Named, within);
      link(add('exclusive', `${id}b`, within), from);
      link(to, task(id, within));
      link(id, add('exclusive', `${id}x`, within, { otherwise: `o${id}` }));
      link(`${id}x`, `${id}b`, `${id}.outcome == "again"`);
      flows.push({ id: `o${id}`, from: `${id}x`, to: add('exclusive', `${id}j`, within) });
      return [`${id}b`, `${id}j`];
    }
    const [from, to] = draw(parts[0] as Named, within);
    link(task(id, within), add('exclusive', `${id}j`, within));
    link(add('boundaryTimer', `${id}t`, within, { on: id, after: 'P1D', interrupts: true, repeats: 1 }), from);
    link(to, `${id}j`);
    return [id, `${id}j`];
  };
  const [from, to] = draw(named(of), undefined);
  link(add('start', 'begin', undefined), from);
  link(to, add('end', 'over', undefined));
  return { nodes, flows };
}

/** A run of a block: the tasks that are open, and what an answer does. */
export interface Run {
  open(): readonly string[];
  /** Tasks that a timer may end. */
  timed(): readonly string[];
  answer(task: string, outcome: string): void;
  expire(task: string): void;
  isOver(): boolean;
}

interface Part extends Run {
  begin(): void;
}

function leaf(id: string): Part {
  let isOpen = false;
  return {
    begin: () => {
      isOpen = true;
    },
    open: () => (isOpen ? [id] : []),
    timed: () => [],
    answer: (task) => {
      if (task === id) isOpen = false;
    },
    expire: () => undefined,
    isOver: () => !isOpen,
  };
}

/** Parts of which those chosen run at the same time. */
function beside(parts: readonly Part[]): Part {
  return {
    begin: () => parts.forEach((part) => void part.begin()),
    open: () => parts.flatMap((part) => part.open()),
    timed: () => parts.flatMap((part) => part.timed()),
    answer: (task, outcome) => parts.forEach((part) => void part.answer(task, outcome)),
    expire: (task) => parts.forEach((part) => void part.expire(task)),
    isOver: () => parts.every((part) => part.isOver()),
  };
}

/** One part at a time; `next` says which comes after the one that is over, told what was answered last. */
function inTurn(first: () => Part, next: (over: Part, outcome: string) => Part | undefined): Part {
  let now: Part | undefined;
  const goOn = (outcome: string): void => {
    while (now?.isOver()) {
      now = next(now, outcome);
      now?.begin();
    }
  };
  return {
    begin: () => {
      now = first();
      now.begin();
      goOn('');
    },
    open: () => now?.open() ?? [],
    timed: () => now?.timed() ?? [],
    answer: (task, outcome) => {
      now?.answer(task, outcome);
      goOn(outcome);
    },
    expire: (task) => {
      now?.expire(task);
      goOn('');
    },
    isOver: () => now === undefined,
  };
}

function runOf({ block: one, id, parts }: Named): Part {
  const list = (): Part[] => parts.map(runOf);
  if (one.is === 'task') return leaf(id);
  if (one.is === 'all' || one.is === 'sub') return beside(list());
  if (one.is === 'sequence') {
    const all = list();
    return inTurn(
      () => all[0] as Part,
      (over) => all[all.indexOf(over) + 1],
    );
  }
  if (one.is === 'first' || one.is === 'any') {
    const held = parts.filter((_, at) => at < parts.length - 1 && one.holds[at]);
    const chosen = held.length === 0 ? parts.slice(-1) : one.is === 'first' ? held.slice(0, 1) : held;
    return beside(chosen.map(runOf));
  }
  if (one.is === 'loop') {
    let own: Part | undefined;
    const body = (): Part => runOf(parts[0] as Named);
    return inTurn(body, (over, outcome) => {
      if (over !== own) {
        own = leaf(id);
        return own;
      }
      return outcome === 'again' ? body() : undefined;
    });
  }
  return deadline(id, () => runOf(parts[0] as Named));
}

function deadline(id: string, instead: () => Part): Part {
  let now: Part = leaf(id);
  let isLate = false;
  return {
    begin: () => {
      now = leaf(id);
      isLate = false;
      now.begin();
    },
    open: () => now.open(),
    timed: () => (isLate ? now.timed() : now.open()),
    answer: (task, outcome) => now.answer(task, outcome),
    expire: (task) => {
      if (isLate) now.expire(task);
      else if (task === id && !now.isOver()) {
        now = instead();
        isLate = true;
        now.begin();
      }
    },
    isOver: () => now.isOver(),
  };
}

export function start(of: Block): Run {
  const run = runOf(named(of));
  run.begin();
  return run;
}
