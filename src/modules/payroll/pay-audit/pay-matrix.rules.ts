/** Sums of what people were paid by factor. Pure; rials are digits as text. */
type Amounts = Readonly<Record<string, string>>;

/** Sum of each factor over all rows, by its code. */
export function sumsOf(rows: readonly { readonly amounts: Amounts }[]): Record<string, string> {
  const sums = new Map<string, bigint>();
  for (const { amounts } of rows) for (const [code, amount] of Object.entries(amounts)) sums.set(code, (sums.get(code) ?? 0n) + BigInt(amount));
  return Object.fromEntries([...sums].map(([code, sum]) => [code, String(sum)]));
}
