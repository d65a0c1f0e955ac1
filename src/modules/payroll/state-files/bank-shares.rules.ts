/** Which account of the company pays whom where several do: a transfer within one bank costs nothing and is there at once (guide iran.md 2.3). Pure. */
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import type { FileRow } from './file-month.rules.ts';
import type { NamedFile, StateFiles } from './file-rows.rules.ts';

/** Bank of a Sheba: the three digits behind the two that check it. */
export const bankOf = (iban: string | null | undefined): string => cleanCode(iban ?? '').slice(4, 7);

interface Share<P> {
  readonly payer: P;
  readonly rows: readonly FileRow[];
}

/**
 * Shares in the order of the accounts, without those that pay nobody. Who has no account at a bank of the payers is paid from the first account, and so
 * is everybody without an account; with nobody at all the first one stands alone.
 */
export function sharesOf<P extends { readonly iban: string }>(first: P, others: readonly P[], rows: readonly FileRow[]): Share<P>[] {
  const payers = [first, ...others];
  const payerOf = ({ person }: FileRow): P => payers.find(({ iban }) => bankOf(iban) === bankOf(person.iban)) ?? first;
  const shares = Map.groupBy(rows, payerOf);
  const paying = payers.filter((payer) => shares.has(payer));
  return (paying.length === 0 ? [first] : paying).map((payer) => ({ payer, rows: shares.get(payer) ?? [] }));
}

/** Files that a template calls alike bear their place in the name. */
const named = (files: readonly NamedFile[]): NamedFile[] =>
  files.map((file, at) => (files.findIndex(({ name }) => name === file.name) === at ? file : { ...file, name: file.name.replace(/(?=\.[^.]*$)/, `-${at + 1}`) }));

/** Files of several payers as one answer; totals of a bank are digits, and those of all are their sums. */
export function joined(parts: readonly StateFiles[]): StateFiles {
  const totals: Record<string, string> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part.totals)) {
      totals[name] = String(BigInt(totals[name] ?? '0') + BigInt(value));
    }
  }
  return {
    totals,
    files: named(parts.flatMap(({ files }) => files)),
    refused: parts.flatMap(({ refused }) => refused).toSorted((a, b) => a.row - b.row),
    cleaned: parts.flatMap(({ cleaned }) => cleaned),
    lacking: parts.flatMap(({ lacking = [] }) => lacking).toSorted((a, b) => a.row - b.row),
  };
}
