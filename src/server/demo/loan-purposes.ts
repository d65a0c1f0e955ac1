/** What people of the demo ask loans for, sealed. */
import { loanProcess } from '#modules/welfare/loan-request/loan-request.process.ts';
import { sealedFields } from '#platform/secrets/sealed-field.define.ts';

/** What somebody writes who asks, sealed as the product does. */
export function purposeSealer(): (id: string, purpose: string) => string {
  const { key } = loanProcess;
  const field = sealedFields().find(({ table, column }) => table === 'loan_request' && column === 'purpose');
  if (field === undefined) throw new Error(`requests of ${key} seal no purpose`);
  return (id, purpose) => field.seal(id, purpose);
}
