import { route } from '#platform/http/context.server.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { askForMany } from './ask-for-others.service.ts';
import { askForOthers } from './people-requests.contract.ts';
import { attendanceRequestCalls } from './requests.contract.ts';
import { attendanceRequest } from './requests.form.ts';
import { attendanceRequestSource } from './requests.store.ts';

export const routes = [...requestRoutes(attendanceRequest, attendanceRequestCalls), ...listRoutes(attendanceRequestSource), route(askForOthers, askForMany)];
