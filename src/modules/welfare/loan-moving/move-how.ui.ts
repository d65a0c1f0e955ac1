/** How lines move, as the two dialogs ask it. */
export interface How {
  readonly way: 'end' | 'all';
  readonly months: number | null;
  readonly hasProfit: 'Y' | 'N';
}

export const startingHow: How = { way: 'end', months: 1, hasProfit: 'N' };

/** Only where all go on by months. */
export const monthsOf = ({ way, months }: How): number | null => (way === 'all' ? months : null);
