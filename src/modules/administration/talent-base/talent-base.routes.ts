import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { talentRegisters } from './talent-base.store.ts';

export const routes = talentRegisters.flatMap(registerRoutes);
