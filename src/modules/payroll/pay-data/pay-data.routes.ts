import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partRowsOf } from '#platform/party/parts/part.store.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { addMany, getBaseSalaryInfo, groupChoices, payData, payDataErrors, saveBaseSalaryInfo } from './pay-data.contract.ts';
import { manyForm, usualPayData } from './pay-data.form.ts';
import { addLacking, baseSalaryOf, countLacking, groupsOf, holdGroup, isUnitIn, membersSource, payDataRows, workshopsOf } from './pay-data.store.ts';

async function addAll({ tx, actor, rows, body: { payGroupId, isTrial, ...said }, audit }: Context<typeof addMany>) {
  if (!classesOf(actor, addMany)(undefined).has('pay')) throw payDataErrors.error('classHidden');
  await mustBeOffered(tx, payDataErrors, manyForm, said);
  const group = await holdGroup(tx, rows, payGroupId);
  if (group === undefined) throw payDataErrors.error('group');
  const { fromDate, unitId, employmentStatusEnumId } = said;
  if (unitId !== null && !(await isUnitIn(tx, rows, group.companyId, unitId))) throw payDataErrors.error('unit');
  const many = { companyId: group.companyId, payGroupId, fromDate, unitId, employmentStatusEnumId, exceptPartyId: actor.partyId };
  if (isTrial) return { count: await countLacking(tx, rows, many) };
  const added = await addLacking(tx, rows, many);
  const values = Object.entries({ payGroupId, fromDate, ...usualPayData }).map(([name, value]) => [name, [null, value]] as const);
  for (const { id, partyId } of added)
    audit({
      entity: 'PayMember',
      id,
      action: 'create',
      companyId: group.companyId,
      subjectPartyId: partyId,
      changes: Object.fromEntries([['partyId', [null, partyId]], ...values]),
    });
  return { count: added.length };
}

const rowRoutes = partRoutes(payDataRows);

function adding() {
  const found = rowRoutes.find(({ call }) => call === payData.create);
  if (found === undefined) throw new Error('no route adds rows of pay data');
  return found;
}
const addRow = adding();

/** A row of pay data from a day on, written as any other: what is not said is what stood on that day, or what nearly everybody's row says. */
async function saveBase(context: Context<typeof saveBaseSalaryInfo>) {
  const { tx, rows, body } = context;
  const { partyId, fromDate } = body;
  const [standing = usualPayData] = await partRowsOf(tx, payDataRows, rows, { partyId, asOf: fromDate });
  const before = Object.fromEntries(fieldsOf(payData.form).map(({ path }) => [path, (standing as FormValues)[path] ?? null]));
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  return (await addRow.handler({ ...context, body: { ...before, ...said, partyId, fromDate, thruDate: null } })) as { id: string; rowVersion: number };
}

export const routes = [
  ...rowRoutes,
  route(getBaseSalaryInfo, async ({ db, rows, today, query: { partyId, asOf = today } }) => {
    const found = await baseSalaryOf(db, rows, partyId, asOf);
    if (found === undefined) throw httpErrors.error('notFound');
    return found;
  }),
  route(saveBaseSalaryInfo, saveBase),
  ...listRoutes(membersSource),
  route(groupChoices, async ({ db, rows }) => ({ list: await groupsOf(db, rows), insuranceAreas: await workshopsOf(db, rows) })),
  route(addMany, addAll),
];
