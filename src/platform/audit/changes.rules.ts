/** What the audit tells of a change: each field that differs, before and after; of a removal everything that was. Pure. */
export function changesBetween(before: object, after: object): Record<string, readonly [unknown, unknown]> {
  const [old, now] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(after))];
  const names = [...(now.size === 0 ? old : now).keys()];
  const pairs = names.map((name) => [name, [old.get(name) ?? null, now.get(name) ?? null]] as const);
  return Object.fromEntries(pairs.filter(([, [from, to]]) => JSON.stringify(from) !== JSON.stringify(to)));
}
