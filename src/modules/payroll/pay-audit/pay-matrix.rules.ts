/** Sums of what people were paid, by factor and by person. Pure; rials are digits as text. */
type Amounts = Readonly<Record<string, string>>;

/** Sum of each factor over all rows, by its code. */
export function sumsOf(rows: readonly { readonly amounts: Amounts }[]): Record<string, string> {
  const sums = new Map<string, bigint>();
  for (const { amounts } of rows) for (const [code, amount] of Object.entries(amounts)) sums.set(code, (sums.get(code) ?? 0n) + BigInt(amount));
  return Object.fromEntries([...sums].map(([code, sum]) => [code, String(sum)]));
}

interface Factor {
  readonly code: string;
  readonly isDeduct: 'Y' | 'N' | 'Z';
}

/** What somebody is paid, what is taken of it, and what is left to sign for: rials as digits. */
export function paidOf(columns: readonly Factor[], amounts: Amounts): { readonly benefits: string; readonly deductions: string; readonly net: string } {
  const sum = (isDeduct: Factor['isDeduct']): bigint => columns.reduce((all, column) => (column.isDeduct === isDeduct ? all + BigInt(amounts[column.code] ?? 0) : all), 0n);
  const [benefits, deductions] = [sum('N'), sum('Y')];
  return { benefits: String(benefits), deductions: String(deductions), net: String(benefits - deductions) };
}
