import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { runningCaseOf } from '#platform/requests/request-cases.store.ts';
import { withdrawRequest } from '#platform/requests/withdraw-request.service.ts';
import { casePage } from '#platform/tasks/cases.store.ts';
import { presentCases } from '#platform/tasks/present.service.ts';
import { readInstance } from '#platform/workflow/cases/instances.store.ts';
import {
  changeErrors,
  changeRequest,
  changeRequests,
  decideChangeRequest,
  OWN_LIMIT,
  ownChangeRequests,
  sendChangeRequest,
  withdrawChangeRequest,
} from './change-requests.contract.ts';
import { PROCESS } from './change-requests.steps.ts';
import { casesOf, closeRequest, countRequests, type KnownRequest, listRequests, ownRequests, requestOf } from './change-requests.store.ts';
import { standingOf } from './change-routes.service.ts';
import { changeableOf, changeables, classesOfKind } from './changeables.rules.ts';
import { send } from './proposing/send.service.ts';
import { classesOfFields, decide, hindrance, knowsOf, officeStepOf, seesField } from './reviewing/decide.service.ts';
import { detailOf, presentField, told } from './reviewing/detail.server.ts';

/** Cases of requests, with where those that run stand in words. */
async function casesFor(db: Db, requests: readonly KnownRequest[], partyId: string) {
  if (requests.length === 0) return new Map<string, { readonly instanceId: string; readonly standing: string | null }>();
  const ids = requests.map(({ requestId }) => requestId);
  const cases = await casePage(db, { within: casesOf(ids), state: undefined, processKey: undefined, search: undefined }, 0, OWN_LIMIT);
  const running = new Map(
    (
      await presentCases(
        db,
        cases.filter(({ status }) => status === 'active'),
        partyId,
      )
    ).map(({ id, standing }) => [id, standing]),
  );
  return new Map(cases.map(({ recordId, instanceId }) => [recordId ?? '', { instanceId, standing: running.get(instanceId) ?? null }]));
}

/** Whether a request is with somebody who comes before the office. */
async function isElsewhere(db: Db, { requestId, state }: KnownRequest): Promise<boolean> {
  const caseId = state === 'sent' ? await runningCaseOf(db, PROCESS, requestId) : undefined;
  const running = caseId === undefined ? undefined : await readInstance(db, caseId);
  return running !== undefined && officeStepOf(running) === undefined;
}

export const routes = [
  route(ownChangeRequests, async ({ db, actor }) => {
    const found = await ownRequests(db, actor.partyId);
    const cases = await casesFor(db, found, actor.partyId);
    return {
      rows: found.map((one) => ({
        ...told(one),
        fields: one.fields.filter(({ field }) => seesField(actor, ownChangeRequests, one)(field)).map(presentField),
        ...(cases.get(one.requestId) ?? { instanceId: null, standing: null }),
      })),
    };
  }),
  route(sendChangeRequest, async (context) => ({ requestId: await send(context) })),
  route(withdrawChangeRequest, async (context) => {
    const { tx, rows, actor, params, clock, audit } = context;
    await withdrawRequest(context, {
      processKey: PROCESS,
      requestId: params.changeRequestId,
      partyId: actor.partyId,
      lock: (_, requestId) => requestOf(tx, rows, requestId, true),
      isOpen: ({ state }) => state === 'sent',
      closed: () => changeErrors.error('closed'),
      withdraw: async ({ requestId, partyId, companyId }) => {
        await closeRequest(tx, requestId, 'withdrawn', { now: clock.now() });
        audit({ entity: 'ChangeRequest', id: requestId, action: 'update', subjectPartyId: partyId, companyId, changes: { state: ['sent', 'withdrawn'] } });
      },
    });
    return { state: 'withdrawn' as const };
  }),
  route(changeRequests, async ({ db, rows, actor, query: { pageIndex = 0, ...query } }) => {
    const held = classesOf(actor, changeRequests)(undefined);
    const kinds = changeables.filter((one) => classesOfKind(one).every((fieldClass) => held.has(fieldClass))).map(({ kind }) => kind);
    const asking = { ...query, kinds };
    return { rows: await listRequests(db, rows, asking, pageIndex), count: await countRequests(db, rows, asking) };
  }),
  route(changeRequest, async (context) => {
    const { db, rows, actor, params } = context;
    const request = await requestOf(db, rows, params.changeRequestId);
    if (request === undefined || !knowsOf(actor, changeRequest, request)) throw httpErrors.error('notFound');
    const { kind, partyId, recordId, state } = request;
    const standing = state === 'sent' && recordId !== null ? await standingOf(context, db, rows, changeableOf(kind), partyId, recordId) : undefined;
    const detail = detailOf(request, standing, seesField(actor, changeRequest, request));
    const names = detail.fields.map(({ field }) => field);
    context.recordRead(partyId, classesOfFields(kind, names));
    const elsewhere = await isElsewhere(db, request);
    return {
      ...told(request),
      fullName: request.fullName,
      pseudoId: request.pseudoId,
      ...detail,
      mayDecide: !elsewhere && hindrance(actor, request) === undefined,
      isElsewhere: elsewhere,
    };
  }),
  route(decideChangeRequest, async (context) => ({ state: 'decided' as const, ...(await decide(context)) })),
];
