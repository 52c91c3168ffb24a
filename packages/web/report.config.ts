import { defineConfig } from 'vite'
import { catalogue } from './catalogue-plugin.ts'

/** The reports of the laboratory, for the command line: the same components, rendered without a browser. */
export default defineConfig({
  plugins: [catalogue()],
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/lab/print.tsx',
    outDir: 'dist-report',
    copyPublicDir: false,
    target: 'es2023',
    // a report is one file: whatever its styles name goes into them
    assetsInlineLimit: 1_000_000,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'report.js' } },
  },
})
