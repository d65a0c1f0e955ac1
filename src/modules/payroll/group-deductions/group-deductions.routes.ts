import { route } from '#platform/http/context.server.ts';
import { datedGroupRoutes } from '../groups/dated-group-rows.service.ts';
import { formulaChoices } from '../groups/group-formulas.service.ts';
import { groupOf } from '../groups/group-rows.store.ts';
import { baseFormulas } from './group-deductions.contract.ts';
import { groupDeductionRows } from './group-deductions.store.ts';

export const routes = [
  ...datedGroupRoutes(groupDeductionRows, 'group deduction'),
  route(baseFormulas, async ({ db, rows, today, query: { payGroupId } }) => ({
    list: await formulaChoices(db, (await groupOf(db, rows, payGroupId)).companyId, today, 'base'),
  })),
];
