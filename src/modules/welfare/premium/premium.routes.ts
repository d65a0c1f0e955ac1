import { route, withExamples } from '#platform/http/context.server.ts';
import { contractPremium, premiumCall } from './premium.contract.ts';
import { premiumExamples } from './premium.examples.rules.ts';
import { premiumFor, premiumOfContract } from './premium.service.ts';

export const routes = [withExamples(premiumCall, route(premiumCall, premiumFor), premiumExamples), route(contractPremium, premiumOfContract)];
