/** Version of the package: what the footer, /api/health and the OpenAPI document show. */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
export const { version } = JSON.parse(text) as { version: string };
