import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { catalogue } from './catalogue-plugin.ts'
import { offline } from './offline-plugin.ts'

/** What is copied into the build as it is. */
const copied = readdirSync(new URL('public/', import.meta.url), { recursive: true, withFileTypes: true })
  .filter(file => file.isFile())
  .map(file => join(relative(fileURLToPath(new URL('public/', import.meta.url)), file.parentPath), file.name))

/** The page takes the sources of the other packages, so that one build is enough and nothing is ever stale. */
export default defineConfig({
  plugins: [catalogue(), offline(copied)],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    // a browser that knows es2023 but not this loads the parts a little later
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        // a service worker must have one name for ever
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // each package in one piece: torn apart, their parts wait for each other in a circle
        advancedChunks: {
          groups: [
            // what things are called: the first page says it, and needs nothing else of the kernel
            {
              name: 'names',
              test: /packages[\\/]kernel[\\/]src[\\/](text[\\/](kind-name|names|roles|sentence|message|together)|play[\\/]prompt|game[\\/]umpire|length)\.ts/,
            },
            // what every page begins with, in one piece: many small ones compress badly
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/ },
            // how a game is told: whoever looks at a table needs it, and nothing else of the rules
            { name: 'telling', test: /packages[\\/]rules[\\/]src[\\/]([^\\/]+[\\/]telling[\\/]|tellings\.gen)/ },
            { name: 'kernel', test: /packages[\\/]kernel[\\/]/ },
            { name: 'rules', test: /packages[\\/]rules[\\/]|node_modules[\\/]yaml[\\/]/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, strictPort: false },
})
