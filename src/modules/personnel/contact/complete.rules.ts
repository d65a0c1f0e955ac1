/** What a complete file needs of addresses and numbers (guide personnel 6.4). Pure. */
import type { FormValues } from '#kernel/form/definition.ts';

const holdsOn = ({ fromDate, thruDate }: FormValues, day: string): boolean =>
  (typeof fromDate !== 'string' || fromDate <= day) && (typeof thruDate !== 'string' || day <= thruDate);

/** Whether no row of a purpose holds on a day (ISO). */
export const lacksPurpose = (rows: readonly FormValues[], purpose: string, day: string): boolean =>
  !rows.some((row) => row['contactMechPurposeId'] === purpose && holdsOn(row, day));
