/** What a house that says nothing has (guide questionnaire-performance.md 16.3). Minutes, but for the double press. */
export const house = {
  /** Seconds. */
  doublePress: 120,
  longestStay: 960,
  /** Minutes of rest that an exchange of shifts leaves: what three crews a day have between two turns. */
  restBetween: 480,
  openEnd: 'exception',
  window: { before: 240, after: 480 },
  noWindow: { before: 0, after: 0 },
  overtimeWay: 'approved',
  /** When work begins on a day of which only the minutes are known. */
  dayBegins: 480,
} as const;
