import { isApiError } from '#ui/client/api-error.ts';
import { tellOutcome } from './tell-outcome.ts';

export type Faults = Readonly<Record<string, string>>;

/**
 * Waits for what a form sent. Sentences that belong at fields go to `atFields`; everything else is told as `tellOutcome` does.
 * Answers whether it was done.
 */
export async function tellFaults(work: Promise<unknown>, atFields: (faults: Faults) => void, done?: string): Promise<boolean> {
  const refused: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiError(refused) || Object.keys(refused.fields).length === 0) return tellOutcome(work, done);
  atFields(refused.fields);
  return false;
}
