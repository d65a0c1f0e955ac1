/** `npm run maintenance on|off`: switches the maintenance page of a running or stopped installation (spec section 1). */
import { resolve } from 'node:path';
import { changeRuntimeConfig, configFile } from '../runtime-config.ts';

const usage = 'Say "npm run maintenance on" or "npm run maintenance off".';

export async function run(args: readonly string[]): Promise<void> {
  const [wish] = args;
  if (args.length !== 1 || (wish !== 'on' && wish !== 'off')) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const dataDir = resolve(process.env['HCM_DATA_DIR'] || './var');
  try {
    await changeRuntimeConfig(dataDir, { maintenance: wish === 'on' });
    console.log(`maintenance is ${wish} (${configFile(dataDir)})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
