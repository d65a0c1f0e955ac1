import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { outputSettingList } from './output-types.contract.ts';
import { outputSettingRows, outputTypeRows, settingValues } from './output-types.store.ts';

export const routes = [...recordRoutes(outputTypeRows), ...recordRoutes(outputSettingRows), route(outputSettingList, async ({ db }) => ({ list: await settingValues(db) }))];
