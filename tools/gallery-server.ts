/** `node tools/gallery-server.ts <port>`: builds the gallery and serves it at /__ui on the loopback, for the browser tests. */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { projectRoot } from './steps.ts';

const shared = { configFile: join(projectRoot, 'vite.config.ts'), configLoader: 'native', mode: 'gallery', logLevel: 'warn' } as const;

await build({ ...shared, cacheDir: join(projectRoot, '.cache/gallery') });
await preview({ ...shared, preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true, proxy: {} } });
