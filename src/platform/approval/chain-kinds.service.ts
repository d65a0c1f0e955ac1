/** Kinds of a process that may have approval chains of their own: what slices say of them, announced with the processes (platform/workflow). */
import type { Db } from '#platform/db/db.server.ts';

export interface ChainKind {
  readonly id: string;
  /** In Persian. */
  readonly title: string;
}

export interface ChainKinds {
  /** Of approval_process. */
  readonly process: string;
  /** The kinds that a company has on a day (ISO date), in their order. */
  list(db: Db, companyId: string, day: string): Promise<readonly ChainKind[]>;
}

let known: ReadonlyMap<string, ChainKinds> = new Map();

export function announceChainKinds(kinds: readonly ChainKinds[]): void {
  known = new Map(kinds.map((one) => [one.process, one]));
}

/** None of a process whose chain is the same for every case. */
export const chainKindsOn = async (db: Db, companyId: string, process: string, day: string): Promise<readonly ChainKind[]> =>
  (await known.get(process)?.list(db, companyId, day)) ?? [];
