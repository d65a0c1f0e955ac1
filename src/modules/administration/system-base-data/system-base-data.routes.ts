import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { systemRegisters } from './system-base-data.store.ts';

export const routes = systemRegisters.flatMap(registerRoutes);
