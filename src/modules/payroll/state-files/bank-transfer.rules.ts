/** A transfer as files of banks have it; rials. */
export interface Transfer {
  readonly row: number;
  readonly iban: string;
  readonly amount: bigint;
  readonly name: string;
  readonly description: string;
  readonly depositNumber: string;
  /** By which the bank may name it in its answer; empty where the file keeps none. */
  readonly reference: string;
  readonly code: string;
}
