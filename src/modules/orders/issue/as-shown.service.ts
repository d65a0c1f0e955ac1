/** What was shown is signed: amounts, kind of employment and what becomes of the file are compared with what they are now, in the transaction that signs. */
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { itemsOf, type OrderedPerson } from '../book/orders.store.ts';
import { monthlyOf } from '../counting/order-count.rules.ts';
import { type FileChange, fileChanges, type SeenMoves } from '../moves/file-changes.rules.ts';
import movesWords from '../moves/moves.messages.fa.ts';
import { movedFacts } from '../moves/moves.rules.ts';
import { issueErrors } from './issue.errors.ts';
import words from './issue.messages.fa.ts';
import type { IssuedOrder } from './issued.store.ts';
import type { PreparedOrder } from './prepare.service.ts';
import { kindNames } from './prepare.store.ts';
import { countAgain } from './recount.service.ts';

const rials = (amount: bigint): string => toPersianDigits(formatRial(amount));

/** The amounts, those of the order before, and the kind of one order. Throws moved, fileMoved. */
async function mustCountAsShown(tx: Tx, { fullName: name, kind, previousTotal }: IssuedOrder, was: Awaited<ReturnType<typeof itemsOf>>, counted: PreparedOrder): Promise<void> {
  const moved = (factor: string, shown: bigint, now: bigint) => issueErrors.error('moved', { values: { name, factor, shown: rials(shown), now: rials(now) } });
  const amounts = new Map(counted.items.map((item) => [item.code, item]));
  for (const item of was) {
    const is = amounts.get(item.code);
    if (is?.amount !== item.amount) throw moved(item.title, monthlyOf(item), is === undefined ? 0n : monthlyOf(is));
  }
  const added = counted.items.find(({ code }) => !was.some((item) => item.code === code));
  if (added !== undefined) throw moved(added.title, 0n, monthlyOf(added));
  if (counted.previousTotal !== previousTotal) throw moved(words.before, previousTotal, counted.previousTotal);
  if (counted.kind === kind) return;
  const names = await kindNames(tx);
  const called = (id: string | null): string => (id === null ? movesWords.nothing : (names.get(id) ?? id));
  throw issueErrors.error('fileMoved', { values: { name, fact: words.kind, shown: called(kind), now: called(counted.kind) } });
}

/** People are held and their file is as the orders make it. Throws moved and fileMoved with both values, or why there is no order any more. */
export async function mustBeAsShown(tx: Tx, orders: readonly IssuedOrder[], people: readonly OrderedPerson[]): Promise<void> {
  const shown = Map.groupBy(await itemsOf(tx, orders), ({ orderId }) => orderId);
  const now = new Map((await countAgain(tx, orders, people, false)).map((one) => [one.person.employmentId, one]));
  for (const order of orders) {
    const counted = now.get(order.employmentId);
    if (counted === undefined) throw issueErrors.error('notOpen');
    if ('error' in counted) throw counted.error;
    await mustCountAsShown(tx, order, shown.get(order.orderId) ?? [], counted);
  }
}

/** One change of a fact as it is read. */
const told = (change: FileChange | undefined): string => {
  if (change === undefined) return words.unchanged;
  const { fromDate, was, now } = change;
  return words.change({ from: fromDate === null ? words.always : formatJalaliFa(fromDate), was: was ?? movesWords.nothing, now: now ?? movesWords.nothing });
};

/** What the moves of the orders have made of the file is what was shown. `was` and `is`: what it said before them and after. Throws fileMoved with both. */
export function mustMoveAsShown(orders: readonly IssuedOrder[], was: (employmentId: string) => SeenMoves, is: (employmentId: string) => SeenMoves): void {
  for (const { employmentId, fullName: name, moves, facts } of orders) {
    const { changes: shown } = facts;
    if (moves === null || shown === undefined) continue;
    const now = fileChanges(was(employmentId), is(employmentId));
    for (const fact of movedFacts) {
      const [before, after] = [shown, now].map((all) => all.filter((one) => one.fact === fact).map(told)) as [string[], string[]];
      const at = [...before, ...after].findIndex((_, place) => before[place] !== after[place]);
      if (at === -1) continue;
      const values = { name, fact: movesWords.facts[fact], shown: before[at] ?? told(undefined), now: after[at] ?? told(undefined) };
      throw issueErrors.error('fileMoved', { values });
    }
  }
}
