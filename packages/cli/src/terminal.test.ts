import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { folderWith, tiny } from './script.fixture.ts'
import { visible } from './terminal.ts'

test('what would command a terminal is shown, and the rest stays as it is', () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
  for (const sign of all) {
    const code = sign.charCodeAt(0)
    const isCommand =
      (code < 0x20 && sign !== '\n' && sign !== '\t') ||
      (code >= 0x7f && code <= 0x9f) ||
      (code >= 0x202a && code <= 0x202e) ||
      (code >= 0x2066 && code <= 0x2069)
    expect(visible(`a${sign}b`)).toBe(isCommand ? `a\\u${code.toString(16).padStart(4, '0')}b` : `a${sign}b`)
  }
  expect(visible('″ für 6″, 😀')).toBe('″ für 6″, 😀')
  const data = { says: 'a\u001b[2J\u009b\u202eb' }
  expect(JSON.parse(visible(JSON.stringify(data)))).toEqual(data)
})

test('nothing in a file or in its name reaches the terminal of a real process', () => {
  const evil = '\u001b]0;owned\u0007\u001b[2J\u0000\u007f\u009b31m\u202etxt\u2066'
  const inYaml = JSON.stringify(evil).slice(1, -1).replaceAll('\u007f', '\\u007f').replaceAll('\u009b', '\\u009b')
  const spoilt = tiny
    .replace('Two against one', `"Two ${inYaml}"`)
    .replace('A very small fight.', `"${inYaml}"`)
    .replace('german: Wipe them out.', `german: "${inYaml}"`)
  const name = 'x\u001b[31m\u202e.yaml'
  const folder = folderWith({ 'evil.yaml': spoilt, [name]: tiny.replace('kind: hedge', `kind: "${inYaml}"`) })
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  for (const words of [
    ['play', 'evil.yaml', '--seed', '1'],
    ['play', name],
    ['verify', name],
    ['rules', evil.replace('\0', '')],
  ]) {
    const command = ['--conditions=source', '--import', import.meta.resolve('tsx'), main, ...words]
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, input: 'quit\n', encoding: 'utf8' })
    const sent = stdout + stderr
    expect(sent).toContain('\\u001b')
    expect(sent.replaceAll('\n', '')).toBe(visible(sent.replaceAll('\n', '')))
  }
})
