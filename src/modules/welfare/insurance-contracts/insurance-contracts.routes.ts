import { type Context, route } from '#platform/http/context.server.ts';
import { addPartsOfMany, type ContractMember, holdMembers, insertMemberships } from '../insurance-membership/contract-members.store.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import type { PartAmounts } from '../insurance-membership/premium-parts.rules.ts';
import { MOST_SHOWN, recountMembers, recountShown, renewalShown, renewContract } from './insurance-contracts.contract.ts';
import { insuranceContractsErrors as errors } from './insurance-contracts.errors.ts';
import { planRecount, planRenewal } from './insurance-contracts.service.ts';
import { addPremiums, copyContract } from './insurance-contracts.store.ts';

type Side = 'employeeShare' | 'employerShare';
const sum = (lines: readonly Pick<PartAmounts, Side>[], side: Side): bigint => lines.reduce((total, line) => total + line[side], 0n);
const sums = (lines: readonly Pick<PartAmounts, Side>[]) => ({ employeeShare: String(sum(lines, 'employeeShare')), employerShare: String(sum(lines, 'employerShare')) });
const named = ({ membershipId, partyId, fullName, insuredName }: ContractMember) => ({ insuranceMembershipId: membershipId, partyId, fullName, insuredName });

async function showRecount({ db, rows, today, params: { insuranceContractId } }: Context<typeof recountShown>) {
  const { members, changed, uncounted, stamp } = await planRecount(db, rows, insuranceContractId, today);
  return {
    ...{ members, changed: changed.length, uncounted: uncounted.length, stamp },
    sums: sums(changed.flatMap(({ lines }) => lines)),
    rows: changed.slice(0, MOST_SHOWN).map(({ member, lines }) => ({ ...named(member), ...sums(lines) })),
  };
}

/** Throws notFound, changedSince, nothingChanges. */
async function writeRecount({ tx, rows, today, newId, audit, params: { insuranceContractId }, body: { stamp } }: Context<typeof recountMembers>) {
  await holdMembers(tx, insuranceContractId);
  const plan = await planRecount(tx, rows, insuranceContractId, today);
  if (plan.stamp !== stamp) throw errors.error('changedSince');
  if (plan.changed.length === 0) throw errors.error('nothingChanges');
  const lines = plan.changed.flatMap(({ member: { membershipId, companyId, partyId }, lines: some }) =>
    some.map((line) => ({ ...line, id: newId(), membershipId, companyId, partyId })),
  );
  await addPartsOfMany(tx, lines);
  for (const { member, lines: some } of plan.changed)
    audit({
      entity: MEMBERSHIP,
      id: member.membershipId,
      action: 'update',
      companyId: member.companyId,
      subjectPartyId: member.partyId,
      changes: { premiumLines: [null, some.length] },
    });
  return { changed: plan.changed.length, lines: lines.length };
}

async function showRenewal({ db, rows, params: { insuranceContractId }, query }: Context<typeof renewalShown>) {
  const { from, thru, table, going, staying, joinThru, stamp } = await planRenewal(db, rows, insuranceContractId, query);
  return {
    ...{ fromDate: from, thruDate: thru },
    ...{ premiums: table.length, going: going.length, employees: new Set(going.map(({ member }) => member.partyId)).size, staying: staying.length, joinThruDate: joinThru, stamp },
    sums: { premium: String(going.reduce((total, { premium }) => total + premium.premium, 0n)), ...sums(going.map(({ premium }) => premium)) },
    rows: staying.slice(0, MOST_SHOWN).map(({ member, reason }) => ({ ...named(member), reason })),
  };
}

/** Throws notFound, daysOrder, beforeEnd, tooShort, changedSince, codeTaken. */
async function writeRenewal({ tx, rows, newId, audit, params: { insuranceContractId }, body }: Context<typeof renewContract>) {
  const { contractCode, title, stamp, ...asked } = body;
  await holdMembers(tx, insuranceContractId);
  const plan = await planRenewal(tx, rows, insuranceContractId, asked);
  if (plan.stamp !== stamp) throw errors.error('changedSince');
  const { companyId } = plan.contract;
  const [id, { joinFrom, joinThru }] = [newId(), plan];
  await copyContract(tx, insuranceContractId, { id, contractCode, title, from: asked.fromDate, thru: asked.thruDate, joinFrom, joinThru });
  await addPremiums(tx, companyId, id, plan.table);
  const members = plan.going.map(({ member, premium }) => ({ ...member, membershipId: newId(), contractId: id, joinedOn: asked.fromDate, parts: premium.parts }));
  await insertMemberships(tx, members);
  await addPartsOfMany(
    tx,
    members.flatMap(({ membershipId, partyId, parts }) => parts.filter(({ amount }) => amount !== 0n).map((part) => ({ ...part, id: newId(), companyId, partyId, membershipId }))),
  );
  audit({ entity: 'InsuranceContract', id, action: 'create', companyId, changes: { contractCode: [null, contractCode], members: [null, members.length] } });
  for (const { membershipId, partyId } of members)
    audit({
      entity: MEMBERSHIP,
      id: membershipId,
      action: 'create',
      companyId,
      subjectPartyId: partyId,
      changes: { insuranceContractId: [null, id], joinedOn: [null, asked.fromDate] },
    });
  return { id, members: members.length };
}

export const routes = [route(recountShown, showRecount), route(recountMembers, writeRecount), route(renewalShown, showRenewal), route(renewContract, writeRenewal)];
