/** Where a request stands, and what became of it. Pure. */

/** `returned`: with whoever asked, to be put right. */
export type RequestStanding = 'sent' | 'returned' | RequestEnd;
export type RequestEnd = 'approved' | 'rejected' | 'withdrawn';

/** Codes of a slice for where its requests stand; without `returned` the case alone knows that one came back. */
export type RequestCodes<S extends string> = Readonly<Record<Exclude<RequestStanding, 'returned'>, S>> & { readonly returned?: S };

/** Codes of requests that are declared by a form (requests.001.migration.sql). */
export const requestCodes = {
  sent: 'RqSent',
  returned: 'RqReturned',
  approved: 'RqApproved',
  rejected: 'RqRejected',
  withdrawn: 'RqWithdrawn',
} as const satisfies RequestCodes<string>;
export type RequestCode = (typeof requestCodes)[RequestStanding];

/** Whether nobody has decided for good. */
export const isOpen = <S extends string>({ sent, returned }: RequestCodes<S>, status: S): boolean => status === sent || status === returned;

export interface LastAnswer {
  readonly isRefusal: boolean;
}

/** What became of a request whose case is over while it was open; `isBooked`: approved ones are booked by a step, which this case did not come to. */
export function endOf(how: 'completed' | 'cancelled', last: LastAnswer | null, isBooked: boolean): RequestEnd {
  if (how === 'cancelled') return 'withdrawn';
  return isBooked || last?.isRefusal === true ? 'rejected' : 'approved';
}
