/** Small processes for tests, drawn in a line of text: `start > approve > end`. */
import type { Flow, ProcessDefinition, ProcessNode } from './definition.ts';

type Drawn = { readonly [id: string]: Record<string, unknown> & { readonly kind: ProcessNode['kind'] } };

const unsaid: Readonly<Partial<Record<ProcessNode['kind'], object>>> = { user: { who: 'w', form: '', outcomes: [] }, service: { handler: 'h', runs: 'now' } };

/** Nodes by id, and paths such as `a > b > c`; `a >x> b` names the flow x, `a >x: condition> b` gives it a condition. */
export function drawn(nodes: Drawn, ...paths: readonly string[]): ProcessDefinition {
  const flows: Flow[] = [];
  for (const path of paths) {
    const [first = '', ...rest] = path.split(/\s+(?=>)/);
    let from = first.trim();
    for (const part of rest) {
      const [, said, to = ''] = /^>(?:(.*?)>)?\s*(\S+)\s*$/.exec(part) ?? [];
      const [, id, condition] = /^(\w+)(?::\s*(.+))?$/.exec(said ?? `${from}To${to}`) ?? [];
      flows.push({ id: id ?? '', from, to, ...(condition === undefined ? {} : { condition }) });
      from = to;
    }
  }
  return { nodes: Object.entries(nodes).map(([id, node]) => ({ ...unsaid[node.kind], ...node, id }) as unknown as ProcessNode), flows };
}
