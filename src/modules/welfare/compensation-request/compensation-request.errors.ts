import { defineErrors } from '#kernel/errors.ts';

/** What is refused of a claim; each at the field of its line. */
export const compensationRequestErrors = defineErrors('modules/welfare/compensation-request', {
  noLines: { status: 400, field: 'lines' },
  unknownLine: { status: 409, field: 'lines' },
  tooManyPapers: { status: 400 },
  notMember: { status: 409 },
  /** Lines of one claim are of one contract. */
  otherContract: { status: 409 },
  /** `day`: from which the type is covered. */
  waiting: { status: 409 },
  /** `day`: until which it could be asked for. */
  late: { status: 409 },
  notCovered: { status: 409 },
  sameInvoice: { status: 409, constraint: 'compensation_line_invoice', field: 'lines' },
  sameFile: { status: 409, constraint: 'compensation_document_once', field: 'lines' },
  /** Decided or withdrawn meanwhile. */
  closed: { status: 409 },
});
