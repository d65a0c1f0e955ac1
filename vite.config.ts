/** Build of the browser bundle. `npm start` runs it when a source changed; `npm run dev` serves it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { WORKER_FILE } from '#server/ahead-file.ts';
import { chunkGroups } from './tools/chunks.ts';

const serverOnly = /(\/src\/(server|testing)\/|\.(store|routes|import|seed)\.ts$|\.migration\.sql$|\.api\.ts$|^node:|__vite-browser-external)/;

/** Fails the build when a page reaches server code through any chain of imports. */
function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (serverOnly.test(path)) this.error(`server code in the browser bundle: ${path}`);
      return null;
    },
  };
}

/** The worker stands by itself, under a name that stays: it imports nothing, so it is written beside the bundle. */
function serviceWorker(): Plugin {
  const source = fileURLToPath(new URL('src/web/worker/service-worker.ts', import.meta.url));
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: code });
    },
  };
}

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * Scripts that every page behind the sign-in has before it asks for more: the document and the layout load them, so that no page's list of files, which
 * all stand in the first script, needs to name them.
 */
const EVERYWHERE = /^assets\/(rolldown-runtime|vendor|kit|shell|basic|looks)-[\w-]+\.js$/;

/** `--mode gallery` builds the gallery of components (src/web/gallery) in place of the product. */
export default defineConfig(({ mode }) => {
  const isGallery = mode === 'gallery';
  const chunks = chunkGroups();
  return {
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
    root: fileURLToPath(new URL('src/web', import.meta.url)),
    plugins: [browserOnly(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, react(), ...(isGallery ? [] : [chunks.plugin, serviceWorker()])],
    css: { transformer: 'lightningcss' },
    build: {
      outDir: fileURLToPath(new URL(isGallery ? 'dist/gallery' : 'dist/web', import.meta.url)),
      emptyOutDir: true,
      rolldownOptions: isGallery
        ? { input: fileURLToPath(new URL('src/web/__ui.html', import.meta.url)) }
        : { output: { codeSplitting: { groups: chunks.groups }, chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]' } },
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? deps.filter((dep) => !EVERYWHERE.test(dep)) : deps) },
      chunkSizeWarningLimit: 1_000,
      reportCompressedSize: false,
    },
    server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8080', '/config.json': 'http://127.0.0.1:8080' } },
  };
});
