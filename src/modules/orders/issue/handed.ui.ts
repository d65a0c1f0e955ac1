/** Whom a list has handed over to the page that issues orders: once, for the next time that it opens. */
import { pageStore } from '#ui/page-memory/page-memory.ts';

export interface Handed {
  /** Personnel codes. */
  readonly codes: readonly string[];
  /** Type of order; null: it is chosen there. */
  readonly settingId: string | null;
  /** ISO day of execution. */
  readonly fromDate: string;
}

const handed = pageStore<{ readonly people: Handed | undefined }>(() => ({ people: undefined }));

export const handOver = (people: Handed): void => handed.setState({ people });

/** Takes them; undefined where nobody was handed over. */
export function takeHanded(): Handed | undefined {
  const { people } = handed.getState();
  handed.setState({ people: undefined });
  return people;
}
