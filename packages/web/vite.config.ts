import { defineConfig } from 'vite'
import { catalogue } from './catalogue-plugin.ts'

/** The page takes the sources of the other packages, so that one build is enough and nothing is ever stale. */
export default defineConfig({
  plugins: [catalogue()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // each package in one piece: torn apart, their parts wait for each other in a circle
        advancedChunks: {
          groups: [
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
