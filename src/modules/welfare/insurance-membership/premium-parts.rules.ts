/** What must be written so that what stands of the parts of a membership becomes what is due now. Pure; rials. */

export interface PartAmounts {
  readonly number: number;
  readonly dueDate: string;
  readonly employeeShare: bigint;
  readonly employerShare: bigint;
}

/**
 * Lines of difference by part: of one that is over, due today (`today`, ISO), so that nothing falls into days that pay has closed. Adding them to what
 * stands gives what is due, to the rial.
 */
export function differencesOf(standing: readonly PartAmounts[], due: readonly PartAmounts[], today: string): PartAmounts[] {
  const numbers = [...new Set([...standing, ...due].map(({ number }) => number))].toSorted((a, b) => a - b);
  const sum = (rows: readonly PartAmounts[], number: number, side: 'employeeShare' | 'employerShare'): bigint =>
    rows.reduce((total, row) => (row.number === number ? total + row[side] : total), 0n);
  return numbers.flatMap((number) => {
    const employeeShare = sum(due, number, 'employeeShare') - sum(standing, number, 'employeeShare');
    const employerShare = sum(due, number, 'employerShare') - sum(standing, number, 'employerShare');
    if (employeeShare === 0n && employerShare === 0n) return [];
    const day = (due.find((row) => row.number === number) ?? standing.find((row) => row.number === number))?.dueDate ?? today;
    const isFirst = standing.every((row) => row.number !== number);
    return [{ number, dueDate: isFirst || day > today ? day : today, employeeShare, employerShare }];
  });
}
