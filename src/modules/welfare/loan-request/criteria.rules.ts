/** A criterion of a group as whoever decides sees it: numbers are decimal strings. */
export interface JudgedCriterion {
  readonly criterion: string;
  readonly title: string;
  readonly expected: string;
  /** Null: the file does not say. */
  readonly found: string | null;
  readonly isMet: boolean;
  readonly points: string;
}
