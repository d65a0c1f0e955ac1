/** What a text asks for. */
import { parse } from './parse.ts';
import { type Node, nodesBelow } from './tree.ts';

function* namesIn(node: Node): Iterable<string> {
  if (node.is === 'name') yield node.name;
  for (const part of nodesBelow(node)) yield* namesIn(part);
}

/** Each once, as it is written; fields of records and names of the text itself among them. */
export const namesInText = (text: string): readonly string[] => [...new Set(namesIn(parse(text).tree))];
