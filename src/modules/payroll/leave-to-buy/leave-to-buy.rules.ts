/** How many days of leave are bought back of an employment in a month. */
export interface DaysToBuy {
  /** The row that says it. */
  readonly id: string;
  readonly employmentId: string;
  readonly days: number;
}
