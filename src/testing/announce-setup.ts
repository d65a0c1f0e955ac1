/** A test file that shares its worker with others which announce something begins with nothing announced, as it does alone: this runs before each. */
import { announcePaySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { announceLocks } from '#platform/formula/library/publishing/locks.service.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { announcePublicAddress } from '#platform/http/public-address.server.ts';
import { announceNotices } from '#platform/notifications/notices.server.ts';
import { announceInsideHosts } from '#platform/outgoing/outgoing.server.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';

// processes bring their kinds of chains
announceProcesses([]);
announceFormulas([]);
announceLocks([]);
announcePaySources([]);
announceNotices([]);
announceInsideHosts([]);
announcePublicAddress(undefined);
