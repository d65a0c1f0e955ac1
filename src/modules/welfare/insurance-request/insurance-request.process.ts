/**
 * A request about supplementary insurance from the form to the memberships: the chain decides, and what is approved joins and ends memberships in one
 * transaction. What it says is judged again each time it is written.
 */
import type { FormValues } from '#kernel/form/definition.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { declaredProcess } from '#platform/requests/declared-request.service.ts';
import { classesIn } from '#platform/requests/request.contract.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import { byNotice } from '#platform/requests/request-process.service.ts';
import type { FormReading, ReadingCase } from '#platform/workflow/process.define.ts';
import { end, join } from '../insurance-membership/insurance-membership.service.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { type RequestKind, SELF } from './insurance-offer.rules.ts';
import { type Change, changeOf, type Offered, offerOf } from './insurance-offer.service.ts';
import { insuranceRequest } from './insurance-request.form.ts';
import words from './insurance-request.messages.fa.ts';
import { insuranceApproved, insuranceRejected } from './insurance-request.notice.ts';
import { BOOK, FORMS, steps, variables } from './insurance-request.steps.ts';
import { askedOn as sentOn } from './insurance-request.store.ts';

interface Asker {
  readonly companyId: string;
  readonly partyId: string;
}

const chosenIn = ({ insured }: FormValues): readonly string[] => (typeof insured === 'string' ? (JSON.parse(insured) as string[]) : []);
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What a request changes by what was open on a day. */
async function judged(db: Db, { companyId, partyId }: Asker, values: FormValues, askedOn: string): Promise<Change> {
  const asked = { companyId, partyId, contractId: String(values['insuranceContractId']), tier: textIn(values['tier']), askedOn };
  const offer = await offerOf(db, systemScope([companyId], askedOn), asked);
  return changeOf(offer, values['kind'] as RequestKind, chosenIn(values));
}

const line = ({ fullName, relation, joinedOn, thru }: Offered) => ({ fullName, relation, joinedOn, thruDate: thru });
const sum = (people: readonly Offered[], side: 'premium' | 'employeeShare' | 'employerShare'): string => String(people.reduce((total, one) => total + one[side], 0n));

/** What whoever decides reads: who would join and leave, with their days, and what those who join cost; of one that can no longer be booked nothing of it. */
async function readToDecide({ requestId, companyId, partyId, fullName, createdAt, values }: DeclaredRow, { db }: ReadingCase): Promise<FormReading> {
  const change = await judged(db, { companyId, partyId }, values, await sentOn(db, requestId)).catch(() => ({ joining: [], leaving: [] }));
  const costs = { premium: sum(change.joining, 'premium'), employeeShare: sum(change.joining, 'employeeShare'), employerShare: sum(change.joining, 'employerShare') };
  return {
    data: { requestId, ...values, fullName, createdAt, joining: change.joining.map(line), leaving: change.leaving.map(line), costs },
    readClasses: [...classesIn(insuranceRequest), 'pay'],
    classed: { insured: 'family', note: 'health', joining: 'family', leaving: 'family', costs: 'pay' },
  };
}

export const insuranceProcess = declaredProcess({
  request: insuranceRequest,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal', 'family', 'pay', 'health'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['welfareServices/supplementaryInsurance/request/request'],
  subject: () => words.subject,
  check: async ({ tx, companyId, partyId, today }, values) => void (await judged(tx, { companyId, partyId }, values as FormValues, today)),
  booking: {
    handler: BOOK,
    title: words.steps.book,
    async book({ tx, today, newId, audit }, { requestId, companyId, partyId, values }) {
      const { joining, leaving } = await judged(tx, { companyId, partyId }, values as FormValues, await sentOn(tx, requestId));
      const writing = { tx, rows: systemScope([companyId], today), today, newId };
      const traced = { entity: MEMBERSHIP, companyId, subjectPartyId: partyId } as const;
      for (const { membership } of leaving) {
        if (membership === null) continue;
        const { thru } = await end(writing, { membershipId: membership.membershipId, because: 'asked' });
        audit({ ...traced, id: membership.membershipId, action: 'update', changes: { thruDate: [null, thru] } });
      }
      const of = { companyId, partyId, contractId: String(values.insuranceContractId), tier: textIn(values.tier) };
      for (const { insuredId, joinedOn } of joining) {
        const id = await join(writing, { ...of, familyMemberId: insuredId === SELF ? null : insuredId, joinedOn: String(joinedOn) });
        audit({ ...traced, id, action: 'create', changes: { insuranceContractId: [null, of.contractId], joinedOn: [null, joinedOn] } });
      }
    },
  },
  forms: { [FORMS.decide]: { is: 'decide', title: words.forms.decide, sees: 'case', isBulk: true, read: readToDecide } },
  tell: byNotice({ approved: insuranceApproved, rejected: insuranceRejected }, () => ({}), '/PersonInsuranceReport'),
});
