/** Keys for `count` alike placeholders, which have no identity of their own. */
export function places(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `place ${at}`);
}
