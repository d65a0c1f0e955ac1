import type { FieldDefinition, OptionRow } from '#kernel/form/definition.ts';

/** Values a choice copies into other fields, by path (guide conventions.md 3.2 `otherOutputs`); null for each when nothing is chosen. */
export function outputsOf({ otherOutputs = {} }: FieldDefinition, row: OptionRow | null): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(otherOutputs).map(([from, path]) => [path, row?.[from] ?? null]));
}
