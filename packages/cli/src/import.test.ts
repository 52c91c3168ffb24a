import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LARGEST_FILE } from '@sandtable/kernel'
import { gameServer, sqliteStorage } from '@sandtable/server'
import fastify from 'fastify'
import { afterAll, describe, expect, it, test } from 'vitest'
import { Importer } from './import.fixture.ts'
import { ownFolder, sandtable, tiny } from './script.fixture.ts'

/** A file may come from anybody. Whatever it is, it is refused in a sentence, soon, in little memory, and changes nothing. */

const MB = 1_000_000
const outside = ownFolder()
const folder = join(outside, 'inside')
mkdirSync(folder)
const put = (name: string, text: string | Buffer): void => writeFileSync(join(folder, name), text)

const deep = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels)
const bomb = `a: &a [x, x]\n${Array.from('bcdefghijklmnopqrst', (c, i) => `${c}: &${c} [${`*${'abcdefghijklmnopqrst'[i]}, `.repeat(9)}x]`).join('\n')}\n`
const begun = '0123456789abcdef {"format":1,"x":'

put('bomb.yaml', `${tiny}${bomb}`)
put('tag.yaml', tiny.replace('title: ', 'title: !!js/function '))
put('brackets.yaml', tiny.replace('turns: 2', `turns: ${deep(10_000, '[', ']')}`))
put('braces.yaml', deep(10_000, '{a: ', '}'))
put('dashes.yaml', '- '.repeat(10_000))
put('polygon.yaml', tiny.replace('[18, 12]', '[18, 12]'.concat(', [18, 13], [18, 14]'.repeat(60_000))))
put('line.yaml', `title: ${'x'.repeat(19 * MB)}`)
put('binary.yaml', Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256)))
put('utf16.yaml', Buffer.from(tiny, 'utf16le'))
put('nul.yaml', tiny.replace('Two against one', 'Two\0against\0one').replace('german-rifleman', 'german\0rifleman'))
put('huge.yaml', '')
truncateSync(join(folder, 'huge.yaml'), 10_000 * MB) // ten gigabytes, of which none is on the disk
put('deep.save', `${begun}${deep(10_000, '[', ']')}}\n`)
put('deeper.save', `${begun}${deep(100_000, '{"a":', '}').replace('{"a":}', '{}')}}\n`)
put('line.save', `${begun}"${'x'.repeat(19 * MB)}"}\n`)
put('lines.save', `${begun}1}\n`.repeat(100_000))
put('huge.save', `${begun}1}\n`)
truncateSync(join(folder, 'huge.save'), LARGEST_FILE + 1)
put('empty.save', '')
put('empty.yaml', '')
put('comment.yaml', '# nothing\n---\n')
put('tiny.yaml', tiny)
put('.part', '')
writeFileSync(join(outside, 'secret.yaml'), 'secret: yes\n')
symlinkSync(join(outside, 'secret.yaml'), join(folder, 'link.yaml'))
symlinkSync('/dev/zero', join(folder, 'zero.yaml'))
symlinkSync('loop.yaml', join(folder, 'loop.yaml'))
spawnSync('mkfifo', [join(folder, 'pipe.yaml')])

const files = readdirSync(folder).filter(name => name !== 'tiny.yaml')
const paths = [
  '../secret.yaml',
  '/etc/passwd',
  '..\\secret.yaml',
  '\\\\server\\share\\x.yaml',
  'tiny.yaml\0.save',
  'none',
]

describe('whatever is opened', () => {
  const importer = new Importer(folder)
  afterAll(() => importer.end())

  it(`28 file import: ${files.length + paths.length} hostile files by four commands: refused in less than 50 MB each`, async () => {
    const listed = (): string => JSON.stringify([readdirSync(folder), readdirSync(outside)])
    const before = listed()
    await importer.run('play', 'tiny.yaml') // loads the rules
    const most = { memory: 0, milliseconds: 0, asked: 0, by: '' }
    for (const name of [...files, ...paths])
      for (const command of ['verify', 'replay', 'play', 'cases']) {
        const words = command === 'play' ? ['play', name, '--dice', 'typed'] : [command, name]
        const { code, warned, said, memory, milliseconds } = await importer.run(...words)
        // a link to a file is followed, as everywhere: its owner could open that as well
        const says = command === 'cases' ? [...said, ...warned].join('\n') : warned.join('\n')
        expect([1, 2], `${command} ${name}: ${says}`).toContain(code)
        expect(says, `${command} ${name}`).toMatch(/[a-z]/)
        expect(says, `${command} ${name}`).not.toMatch(/made a mistake|undefined|Cannot|secret: yes/)
        expect(memory, `${command} ${name}: ${says}`).toBeLessThan(50)
        most.asked++
        if (milliseconds > most.milliseconds) Object.assign(most, { milliseconds, by: `${command} ${name}` })
        most.memory = Math.max(most.memory, memory)
      }
    expect(listed()).toBe(before)
    console.log(
      `28: ${most.asked} imports of ${files.length + paths.length} files, ${most.memory} MB and ${most.milliseconds} ms at most (${most.by})`,
    )
  }, 300_000)
})

it(`28 file import: ${files.length + paths.length} hostile files as battles and as games of a server: refused`, async () => {
  const storage = sqliteStorage(null)
  const server = fastify()
  await server.register(gameServer, { storage, atOnce: 10_000, visits: 10_000 })
  // what is no file, never ends or takes no room on the disk cannot be sent
  const sent = files.filter(name => !['link', 'zero', 'loop', 'pipe', 'huge'].includes(name.split('.')[0] ?? ''))
  const contents = sent.map(name => [name, readFileSync(join(folder, name), 'utf8')] as const)
  const wish = { title: 'x', seats: { german: 'person' }, level: 'regular', options: {} }
  const ask = (body: object) => server.inject({ method: 'POST', url: '/api/games', payload: body })
  expect((await ask({ ...wish, scenario: tiny, file: 'tiny.yaml' })).statusCode).toBe(201)
  for (const [name, text] of contents)
    for (const body of [
      { ...wish, scenario: text, file: name },
      { ...wish, scenario: tiny, save: text, file: name },
    ]) {
      const before = process.cpuUsage()
      const { statusCode, json } = await ask(body)
      const { code, message } = json()
      expect([400, 413], `${name}: ${message}`).toContain(statusCode)
      expect(code, `${name}: ${message}`).toMatch(/^[A-Z-]+-\d+$/)
      expect(message, name).not.toMatch(/made a mistake|undefined|Cannot/)
      expect(process.cpuUsage(before).user / 1000, name).toBeLessThan(1000)
    }
  // a name is only a name: nothing is opened
  for (const file of [...paths, ...files]) {
    const answer = await ask({ ...wish, scenario: 'secret.yaml', file })
    expect([answer.statusCode, answer.body.includes('secret: yes')], file).toEqual([400, false])
  }
  await server.close()
}, 300_000)

test('an empty file is called empty', async () => {
  for (const name of ['empty.yaml', 'comment.yaml'])
    expect(await sandtable(`play ${name}`, [], folder)).toMatchObject({
      code: 2,
      warned: [`${name} is empty: there is no battle, position or saved game in it.`],
    })
  expect((await sandtable('cases empty.yaml', [], folder)).code).toBe(1)
  expect((await sandtable('verify empty.save', [], folder)).warned.join()).toMatch(/SAVE-\d: empty\.save/)
})

test('a game is not written through a link that lies in its way', async () => {
  writeFileSync(join(outside, 'theirs.txt'), 'theirs')
  symlinkSync(join(outside, 'theirs.txt'), join(folder, 'mine.save.part'))
  const { said } = await sandtable('play tiny.yaml --seed 1 --save mine.save', ['quit'], folder)
  expect(said.at(-1)).toBe('The game is kept in mine.save.')
  expect(readdirSync(outside).sort()).toEqual(['inside', 'secret.yaml', 'theirs.txt'])
  expect(readFileSync(join(outside, 'theirs.txt'), 'utf8')).toBe('theirs')
})
