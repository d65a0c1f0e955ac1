import { route } from '#platform/http/context.server.ts';
import { ownWhatIf, ownWhatIfs, setWhatIf, whatIfSetting } from './own-what-if.contract.ts';
import { openWhatIf, whatIf } from './own-what-if.service.ts';
import { ownEmployments, whatIfSwitch } from './own-what-if.store.ts';

export const routes = [
  route(whatIfSetting, async ({ db, actor: { companyId } }) => {
    const { isOn: isOpen, rowVersion } = await whatIfSwitch.of(db, companyId);
    return { isOpen, rowVersion };
  }),
  route(setWhatIf, openWhatIf),
  route(ownWhatIfs, async ({ db, actor: { partyId }, today }) => ({
    employments: (await ownEmployments(db, partyId, today)).flatMap(({ isOpen, partyRelationshipId, companyName }) => (isOpen ? [{ partyRelationshipId, companyName }] : [])),
  })),
  route(ownWhatIf, whatIf),
];
