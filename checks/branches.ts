import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** npm run branches: how many branches of the kernel its own tests take, at least 95 %. */

const { status } = spawnSync('npx', ['vitest', 'run', '-c', 'packages/kernel/vitest.config.ts', '--coverage'], {
  stdio: 'inherit',
  env: { ...process.env, QUICK: '1' },
})

interface Covered {
  readonly [file: string]: { readonly b: { readonly [branch: string]: readonly number[] } }
}
const files = JSON.parse(readFileSync('coverage/kernel/coverage-final.json', 'utf8')) as Covered
const taken = Object.values(files).flatMap(({ b }) => Object.values(b).flat())
const share = Math.floor((1000 * taken.filter(count => count > 0).length) / taken.length) / 10
console.log(`${share} % of ${taken.length} branches of the kernel`)
process.exitCode = status ?? 1
