/** What all sources say of a month of pay, each asked once, however many people it is asked of. */
import { mergeWages, mergeWork, type Ranked } from './merged.rules.ts';
import type { DebtFact, DebtLook, ItemFact, LeaveFact, LeaveLook, PaySource, SourceLook, WageFact, WorkFact } from './pay-source.define.ts';
import { paySources } from './pay-sources.server.ts';

/** What is known of one employment. */
export interface SourcedPay {
  readonly wages: readonly WageFact[];
  readonly work: readonly WorkFact[];
  readonly items: readonly ItemFact[];
}

const none: SourcedPay = { wages: [], work: [], items: [] };

const ranked = async <F>(sources: readonly { readonly over: number; read(look: SourceLook): Promise<readonly F[]> }[], look: SourceLook): Promise<Ranked<F>> => {
  const read: (readonly F[])[] = [];
  for (const source of sources.toSorted((a, b) => b.over - a.over)) read.push(await source.read(look));
  return read;
};

export const ofKind = <K extends PaySource['is']>(is: K): readonly Extract<PaySource, { is: K }>[] =>
  paySources().filter((source): source is Extract<PaySource, { is: K }> => source.is === is);

/** Leave that is left, by employment; nobody has any where no slice keeps books of it. */
export async function leaveLeft(look: LeaveLook): Promise<ReadonlyMap<string, LeaveFact>> {
  const found = new Map<string, LeaveFact>();
  for (const source of ofKind('leave')) for (const one of await source.read(look)) found.set(one.employmentId, one);
  return found;
}

/** What somebody who leaves owes, as all sources tell it. */
export async function debtsOf(look: DebtLook): Promise<readonly DebtFact[]> {
  const found: DebtFact[] = [];
  for (const source of ofKind('debts')) found.push(...(await source.read(look)));
  return found;
}

/** By employment. One after the other: they share a connection. */
export async function readSources(look: SourceLook): Promise<(employmentId: string) => SourcedPay> {
  if (look.employmentIds.length === 0) return () => none;
  const wages = Map.groupBy(mergeWages(await ranked<WageFact>(ofKind('wages'), look)), ({ employmentId }) => employmentId);
  const work = Map.groupBy(mergeWork(await ranked<WorkFact>(ofKind('work'), look)), ({ employmentId }) => employmentId);
  const items = new Map<string, ItemFact[]>();
  for (const source of ofKind('items')) for (const item of await source.read(look)) items.set(item.employmentId, [...(items.get(item.employmentId) ?? []), item]);
  return (id) => ({ wages: wages.get(id) ?? [], work: work.get(id) ?? [], items: items.get(id) ?? [] });
}
