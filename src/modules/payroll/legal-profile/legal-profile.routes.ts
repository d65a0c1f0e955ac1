import { route } from '#platform/http/context.server.ts';
import { changeProfile, legalProfile } from './legal-profile.contract.ts';
import { readProfile, setProfile } from './legal-profile.service.ts';

export const routes = [route(legalProfile, readProfile), route(changeProfile, setProfile)];
