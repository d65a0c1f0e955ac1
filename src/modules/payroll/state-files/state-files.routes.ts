import { route, withExamples } from '#platform/http/context.server.ts';
import { fileExamples } from './examples.rules.ts';
import { simulateFile } from './state-files.contract.ts';
import { filesOfQuestion } from './state-files.service.ts';

export const routes = [withExamples(simulateFile, route(simulateFile, filesOfQuestion), fileExamples)];
