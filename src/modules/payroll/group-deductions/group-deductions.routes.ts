import { datedGroupRoutes } from '../groups/dated-group-rows.service.ts';
import { groupDeductionRows } from './group-deductions.store.ts';

export const routes = datedGroupRoutes(groupDeductionRows, 'group deduction');
