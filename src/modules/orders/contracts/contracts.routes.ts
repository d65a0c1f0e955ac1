import { classesOf } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { codeOf } from '#platform/employment-rows/employment-rows.store.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { type Context, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { probationEnd } from './contract.rules.ts';
import { composed, groundsOf } from './contract-text.service.ts';
import { contractPdf, contractPerson, contractText, endContract, ownContracts, renewContracts, scanContract, signContracts } from './contracts.contract.ts';
import { contractErrors } from './contracts.errors.ts';
import { contractPrint } from './contracts.print.ts';
import { contractOf, contractRows, contractScan, type KnownContract, lockContract, openContent, ownContractsOf, writeEnd, writeScan } from './contracts.store.ts';
import words from './contracts-page.messages.fa.ts';
import { renew } from './renewal.service.ts';
import { sign } from './signing.service.ts';

type Reading = Context<typeof contractText>;

/** Text, wages and what is missing, for who holds the classes; nothing of one that was brought in. */
async function textOf({ db, actor, today }: Reading, contract: KnownContract) {
  const held = classesOf(actor, contractText)(contract.partyId);
  const unseen = { isHidden: true, terms: [], wages: [], missing: [] };
  if (contract.state !== 'draft') {
    if (!(contract.classes ?? []).every((one) => held.has(one))) return unseen;
    const content = openContent(contract);
    return { isHidden: false, terms: copied(content?.terms ?? []), wages: [...(content?.wages ?? [])], missing: [] };
  }
  const grounds = await groundsOf(db, contract);
  if (!grounds.classes.every((one) => held.has(one))) return unseen;
  const { content, missing } = await composed(db, contract, grounds, { number: words.numberLater, day: today });
  return { isHidden: false, terms: copied(content.terms), wages: [...content.wages], missing };
}

const copied = (terms: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]) =>
  terms.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] }));

async function read(context: Reading) {
  const { db, rows, actor, params } = context;
  const contract = await contractOf(db, rows, params.contractId);
  // the own one is there once it is signed
  if (contract === undefined || (contract.partyId === actor.partyId && contract.state === 'draft')) throw httpErrors.error('notFound');
  const { partyId, fullName, state, number, typeName, fromDate, thruDate, signedOn, endReason, note, scan, probationDays } = contract;
  return {
    ...{ partyId, fullName, state, number, typeName, fromDate, thruDate, signedOn, endReason, note, scan },
    probationEnd: probationEnd(fromDate, probationDays),
    ...(await textOf(context, contract)),
  };
}

/** A signed contract of somebody else, held. Throws notFound, ownByOthers and notSigned. */
async function heldSigned({ tx, rows, actor, params }: Pick<Context<typeof endContract>, 'tx' | 'rows' | 'actor' | 'params'>, call: typeof endContract | typeof scanContract) {
  const contract = await lockContract(tx, rows, params.contractId);
  if (contract === undefined) throw httpErrors.error('notFound');
  refuseOwn({ actor }, call, contract.partyId);
  if (contract.state === 'draft') throw contractErrors.error('notSigned');
  return contract;
}

async function end(context: Context<typeof endContract>) {
  const { tx, actor, body, clock, audit } = context;
  const { contractId, partyId, companyId, fromDate, thruDate, state } = await heldSigned(context, endContract);
  const { thruDate: thru, reason } = body;
  if (state === 'ended' || thru < fromDate || (thruDate !== null && thru >= thruDate)) throw contractErrors.error('endDay', { fields: { thruDate: 'endDay' } });
  await writeEnd(tx, contractId, { thru, reason, by: actor.partyId, now: new Date(clock.now()) });
  audit({ entity: 'Contract', id: contractId, action: 'update', subjectPartyId: partyId, companyId, changes: { state: [state, 'ended'], thruDate: [thruDate, thru] } });
  return { thruDate: thru };
}

async function layScan(context: Context<typeof scanContract>) {
  const { tx, body, audit } = context;
  const { contractId, partyId, companyId, scan: before } = await heldSigned(context, scanContract);
  const place = { kind: contractScan, companyId, partyId, recordId: contractId };
  const scan = body.scan === null ? null : await claimFile(tx, body.scan, place);
  if (before !== null && before !== scan) await releaseFile(tx, before, place);
  await writeScan(tx, contractId, scan);
  audit({ entity: 'Contract', id: contractId, action: 'update', subjectPartyId: partyId, companyId, changes: { scan: [before === null ? 'N' : 'Y', scan === null ? 'N' : 'Y'] } });
  return { scan };
}

export const routes = [
  ...employmentRoutes(contractRows),
  route(contractPerson, async ({ db, rows, actor, query: { partyId } }) => {
    const found = await codeOf(db, rows, actor.companyId, partyId);
    if (found === undefined) throw httpErrors.error('notFound');
    return { partyId, ...found };
  }),
  route(contractText, read),
  route(ownContracts, async ({ db, actor }) => ({ rows: await ownContractsOf(db, actor.partyId) })),
  route(renewContracts, renew),
  route(signContracts, sign),
  route(endContract, end),
  route(scanContract, layScan),
  manualRoute(contractPdf, async ({ actor, rows, params, transact }) => {
    const paper = await transact(async (tx) => {
      const contract = await contractOf(tx, rows, params.contractId);
      if (contract === undefined) throw httpErrors.error('notFound');
      const content = openContent(contract);
      const { contractId: id, partyId, companyId, number, signedOn, classes } = contract;
      if (content === undefined || number === null || signedOn === null) throw contractErrors.error('notSigned');
      const held = classesOf(actor, contractPdf)(partyId);
      if (!(classes ?? []).every((one) => held.has(one))) throw contractErrors.error('classNeeded');
      await writeAudit(tx, [{ entity: 'Contract', id, action: 'export', subjectPartyId: partyId, companyId, changes: { classes: [null, classes] } }]);
      return { company: await letterheadOf(tx, companyId), number, signedOn, content };
    });
    return render(contractPrint, paper);
  }),
];
