/** What the journeys and their server (playwright.config.ts) agree on. */

/** Password of the account `admin` of the journeys' server. */
export const journeyPassword = 'Nakhostin-Rooz-1405!';

export const journeyPort = Number(process.env['HCM_JOURNEY_PORT'] ?? 8129);
