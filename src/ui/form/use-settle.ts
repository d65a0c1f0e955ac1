import { useState } from 'react';
import { z } from '#kernel/schema.ts';
import type { ApiError } from '#ui/client/api-error.ts';

export interface Settling<Q, A> {
  /** For the form whose save may be refused. */
  readonly settle: (refusal: ApiError) => Promise<A | undefined>;
  /** What the refusal says of itself, as long as the person is asked. */
  readonly asked: Q | undefined;
  /** What goes along with the second try; undefined: the refusal stands. */
  readonly answer: (answer: A | undefined) => void;
}

/** Turns a refusal whose data fit `schema` into a question that the save waits for; any other refusal stands at once. */
export function useSettle<Q, A>(schema: z.ZodMiniType<Q>): Settling<Q, A> {
  const [waiting, setWaiting] = useState<{ readonly data: Q; readonly resolve: (answer: A | undefined) => void }>();
  async function settle(refusal: ApiError): Promise<A | undefined> {
    const { data } = z.safeParse(schema, refusal.data);
    return data && new Promise((resolve) => setWaiting({ data, resolve }));
  }
  function answer(given: A | undefined): void {
    waiting?.resolve(given);
    setWaiting(undefined);
  }
  return { settle, asked: waiting?.data, answer };
}
