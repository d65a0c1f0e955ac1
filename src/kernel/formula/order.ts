/** The order in which formulas that name each other are counted. */

/** The shortest way from a code back to itself; undefined where there is none. */
function circleOf(code: string, needs: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [code];
  for (const at of waiting) {
    for (const need of needs.get(at) as readonly string[]) {
      if (cameFrom.has(need)) continue;
      cameFrom.set(need, at);
      if (need === code) return wayTo(code, cameFrom);
      waiting.push(need);
    }
  }
  return undefined;
}

function wayTo(code: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way = [code];
  for (let at = cameFrom.get(code); at !== undefined && at !== code; at = cameFrom.get(at)) way.unshift(at);
  return [code, ...way];
}

/**
 * Those that are rested on first, the same whatever order they were given in; `circles` holds the way of each code that rests on itself.
 * Whatever is needed has needs of its own, though they be none.
 */
export function orderOf(needs: ReadonlyMap<string, readonly string[]>): { readonly order: readonly string[]; readonly circles: ReadonlyMap<string, readonly string[]> } {
  const [order, open, done] = [[] as string[], new Set<string>(), new Set<string>()];
  let isRound = false;
  const visit = (code: string): void => {
    if (open.has(code)) isRound = true;
    if (open.has(code) || done.has(code)) return;
    open.add(code);
    for (const need of needs.get(code) as readonly string[]) visit(need);
    open.delete(code);
    done.add(code);
    order.push(code);
  };
  const codes = [...needs.keys()].sort();
  for (const code of codes) visit(code);
  const circles = isRound ? codes.map((code) => [code, circleOf(code, needs)] as const) : [];
  return { order, circles: new Map(circles.flatMap(([code, way]) => (way ? [[code, way] as const] : []))) };
}
