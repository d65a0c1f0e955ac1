import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { workSheetRows } from './work-sheet.store.ts';

export const routes = employmentRoutes(workSheetRows);
