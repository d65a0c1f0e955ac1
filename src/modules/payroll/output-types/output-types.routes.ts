import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { outputPrintSetting, outputSettingList, partySettingTypes } from './output-types.contract.ts';
import { outputSettingRows, outputTypeRows, settingsUnder, settingValues, versionsOf } from './output-types.store.ts';

export const routes = [
  ...recordRoutes(outputTypeRows),
  ...recordRoutes(outputSettingRows),
  route(outputSettingList, async ({ db }) => ({ list: await settingValues(db) })),
  route(outputPrintSetting, async ({ db, query }) => ({ list: await versionsOf(db, query.outputTypeEnumId) })),
  route(partySettingTypes, async ({ db, query }) => ({ list: await settingsUnder(db, query.settingTypeEnumId) })),
];
