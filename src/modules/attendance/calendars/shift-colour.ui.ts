/** The colour of charts that a shift is drawn in. */
const charts: Readonly<Record<string, number>> = { teal: 1, amber: 2, purple: 3, red: 4, green: 5, blue: 6, orange: 7, gray: 8 };

/** 1 to 8; gray of a name that is none. */
export const chartOf = (colour: string): number => charts[colour] ?? 8;
