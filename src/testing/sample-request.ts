/**
 * A request as a slice declares it, whole: a grant of money out of a budget, held while it is decided and booked at the end. For the tests of
 * platform/requests, which count its lines: this is what a new request costs, beside its page (`OwnRequests`) and its words.
 */
import { defineErrors } from '#kernel/errors.ts';
import { defineForm } from '#kernel/form/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { defineNotice } from '#platform/notifications/notice.define.ts';
import { declaredProcess, requestRoutes } from '#platform/requests/declared-request.service.ts';
import { defineRequest, requestCalls } from '#platform/requests/request.contract.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import { byNotice } from '#platform/requests/request-process.service.ts';
import { accept, correction, MANAGER_OR_OFFICE, modify, OFFICE_OR_ABOVE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';

export const SLICE = 'testing/grant';
export const PAGE = 'testing/grant';
const PATH = '/rest/s1/testing/grant';
const FORMS = { request: 'testing/grant-request', decide: 'testing/grant-decide' } as const;

// ---- x.errors.ts, x.messages.fa.ts ----

export const grantErrors = defineErrors(SLICE, {
  /** More than is left of the budget. */
  tooMuch: { status: 409, field: 'amount', constraint: 'sample_budget_left' },
});
export const grantMessages = { errors: { tooMuch: 'More than is left.' } } as const;

// ---- x.001.migration.sql ----

export const grantTables = `
  create table sample_budget (
    party_id uuid primary key,
    total int not null,
    held int not null default 0,
    spent int not null default 0,
    constraint sample_budget_left check (held + spent <= total)
  );
  create table sample_grant (
    sample_grant_id uuid primary key,
    company_id uuid not null,
    party_id uuid not null,
    created_at timestamptz not null,
    status_id text not null default 'RqSent',
    closed_at timestamptz,
    amount int not null check (amount > 0),
    pay_day date not null,
    purpose text not null
  );
  call enable_company_policy('sample_grant');
  call enforce_status_flow('sample_grant', 'status_id', 'Request');
  grant select, insert, update on sample_grant, sample_budget to public`;

// ---- x.form.ts, x.contract.ts ----

export const grantRequest = defineRequest({
  key: 'sampleGrant',
  entity: 'SampleGrant',
  table: 'sample_grant',
  keepsStatus: true,
  form: defineForm('testing/grant', [
    { type: 'number', name: 'amount', label: 'Amount', required: true, min: 1, max: 100_000 },
    { type: 'date', name: 'payDay', label: 'Day', required: true },
    { type: 'textarea', name: 'purpose', label: 'Purpose', required: true, maxLength: 500 },
  ]),
});
export const grantCalls = requestCalls(grantRequest, { path: PATH, page: PAGE });

// ---- x.steps.ts ----

const variables = {
  returned: { sample: false, from: 'record' },
  amount: { sample: 500, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'manager',
    title: 'Manager',
    who: MANAGER_OR_OFFICE,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
  },
  {
    is: 'ask',
    id: 'office',
    title: 'Office',
    when: 'amount > 1000',
    who: OFFICE_OR_ABOVE,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
  },
  { is: 'do', id: 'book', title: 'Book', handler: 'grant.book', runs: 'now' },
];

// ---- x.store.ts ----

/** Holds what all open requests of a person ask for, but one; whoever comes second waits for the first and counts it. */
async function holdOpen(tx: Tx, partyId: string, but: string | null): Promise<void> {
  await tx.many(sql`select from sample_budget where party_id = ${partyId}::uuid for no key update`);
  await tx.run(sql`
    update sample_budget set held = (
      select coalesce(sum(amount), 0) from sample_grant g
      where g.party_id = ${partyId}::uuid and status_id in ('RqSent', 'RqReturned') and sample_grant_id is distinct from ${but}::uuid)
    where party_id = ${partyId}::uuid`);
}

const spend = (tx: Tx, partyId: string, amount: number): Promise<number> =>
  tx.run(sql`update sample_budget set spent = spent + ${amount}, held = held - ${amount} where party_id = ${partyId}::uuid`);

// ---- x.notice.ts ----

const ended = { topic: 'requests', placeholders: { amount: { label: 'Amount', sample: 500, is: 'number' } }, body: '' } as const;
const approved = defineNotice({ ...ended, event: 'grant/approved', title: 'Granted', color: 'success', subject: 'Granted {amount}' });
const rejected = defineNotice({ ...ended, event: 'grant/rejected', title: 'Refused', color: 'danger', subject: 'Refused {amount}' });

// ---- x.process.ts, x.routes.ts ----

export const grantProcess = declaredProcess({
  request: grantRequest,
  title: 'Grant',
  steps,
  variables,
  tells: ['personal'],
  formKeys: FORMS,
  formTitles: { request: 'Grant', decide: 'Decision on a grant' },
  permission: [`${PAGE}/request`],
  subject: ({ amount }) => `Grant of ${amount}`,
  facts: ({ amount }) => ({ amount }),
  hold: ({ tx }, { partyId }) => holdOpen(tx, partyId, null),
  release: ({ tx }, { partyId, requestId }) => holdOpen(tx, partyId, requestId),
  booking: {
    handler: 'grant.book',
    title: 'Book a grant',
    book: async ({ tx }, { partyId, values: { amount } }) => {
      await spend(tx, partyId, amount);
    },
  },
  tell: byNotice({ approved, rejected }, ({ values }: DeclaredRow) => ({ amount: Number(values['amount']) }), '/tasks'),
});

export const grantRoutes = requestRoutes(grantRequest, grantCalls);
