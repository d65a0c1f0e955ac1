import { employmentRoutes } from '../employment-rows/employment-rows.service.ts';
import { workSheetRows } from './work-sheet.store.ts';

export const routes = employmentRoutes(workSheetRows);
