import { type ComponentType, createElement, lazy, useState } from 'react';

interface Part<P> {
  readonly default: ComponentType<P>;
}

export interface LazyPart<P> {
  /** Fetches it, so that it is there when it is drawn. Throws what fetching throws; whoever draws it asks again. */
  readonly load: () => Promise<Part<P>>;
  readonly Component: ComponentType<P>;
}

/**
 * A part that is loaded on demand and drawn at once where it has come before. React waits for what it loads even when it is there, and
 * keeps whatever stands behind it back for another 300 ms, so that fallbacks do not flicker: the first page would show that much later.
 */
export function lazyPart<P extends object>(fetchPart: () => Promise<Part<P>>): LazyPart<P> {
  let come: Part<P> | undefined;
  const load = async (): Promise<Part<P>> => {
    come = await fetchPart();
    return come;
  };
  const Awaited = lazy(load) as ComponentType<P>;
  function Component(props: P) {
    // what is drawn stays the same when it comes meanwhile: another one would begin anew
    const [Drawn] = useState(() => come?.default ?? Awaited);
    return createElement(Drawn, props);
  }
  return { load, Component };
}
