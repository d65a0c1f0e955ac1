import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { route } from '#platform/http/context.server.ts';
import { workedFactorType, workedProject } from './work-sheet.contract.ts';
import { factorKinds } from './work-sheet.rules.ts';
import { projectsIn, workSheetRows } from './work-sheet.store.ts';

export const routes = [
  ...employmentRoutes(workSheetRows),
  route(workedFactorType, () => Promise.resolve({ list: factorKinds })),
  route(workedProject, async ({ db, rows, query }) => ({ list: await projectsIn(db, rows, query) })),
];
