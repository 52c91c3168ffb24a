import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** What a player needs without a network: everything but the workshop page, and maps if a developer has asked for them. */
const isWanted = (file: string): boolean => !file.endsWith('.map') && file !== 'sw.js' && file !== 'table-demo.html'

/**
 * Gives the service worker the list of files that the page is made of, and a version that changes with any of them. Files in
 * `public` are copied as they are: they are named here by hand.
 */
export function offline(copied: readonly string[]): Plugin {
  return {
    name: 'sandtable-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return this.error('there is no service worker in this build')
        const files = [...Object.keys(bundle).filter(isWanted), ...copied].sort()
        const hash = createHash('sha256')
        for (const name of files) {
          const file = bundle[name]
          hash.update(name).update(file ? (file.type === 'chunk' ? file.code : file.source) : '')
        }
        const version = hash.update(worker.code).digest('hex').slice(0, 12)
        worker.code = `self.sandtable=${JSON.stringify({ version, files })};${worker.code}`
      },
    },
  }
}
