import { random, scripted } from '@sandtable/bots'
import { Desk, type Snapshot } from '@sandtable/room'
import { describe, expect, test } from 'vitest'
import { lessonTexts } from '../language/lessons.ts'
import { freshIn, type Given } from './coach.ts'
import type { Lesson, Seen } from './lesson.ts'
import { lessonsOf } from './lessons.ts'

const sets = ['plastic', 'muzzleflash', 'goodbye', 'blaze'] as const
type Set_ = (typeof sets)[number]

/** What is not met in the first battle of its set, or only by rare dice: it waits for other scenarios. */
const elsewhere: { readonly [set in Set_]: readonly string[] } = {
  plastic: [],
  muzzleflash: [],
  goodbye: ['hand-to-hand', 'card'],
  blaze: ['set-up'],
}

const SEEDS = 8

const files = import.meta.glob<string>('../../../../scenarios/*/tutorial.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Plays the first battle of a set, the first side as a person would, and gives what was explained, in order. */
async function explained(set: Set_, seed: number, lessons: readonly Lesson[]): Promise<readonly Given[]> {
  const text = files[`../../../../scenarios/${set}/tutorial.yaml`] ?? ''
  const heard: Snapshot[] = []
  const desk = new Desk(snapshot => heard.push(snapshot), { now: () => 0, wait: async () => {} })
  const sides = [...text.matchAll(/^ {2}- \{ id: (\w+), (?:home|army|edge)/gm)].map(found => found[1] as string)
  const [seat = '', ...others] = sides
  const seats = Object.fromEntries([[seat, 'person'] as const, ...others.map(side => [side, 'computer'] as const)])
  desk.start({
    title: '',
    scenario: text,
    file: 'tutorial.yaml',
    seats,
    dice: { from: 'seed', seed },
    deal: seed,
    options: {},
    level: 'regular',
  })
  const { room } = desk
  const bot = seed % 2 === 1 ? random(seed) : scripted(seed) // somebody who tries everything, and somebody who wants to win
  const given: Given[] = []
  let decided = 0
  const take = (snapshot: Snapshot, draft: Seen['draft']): void => {
    const known = given.map(({ lesson }) => lesson.id)
    const selected = typeof draft?.piece === 'string' ? draft.piece : null
    const news = draft || snapshot.newsIsAll ? [] : snapshot.news
    given.push(...freshIn(lessons, { snapshot, news, draft, selected }, known, given, decided))
  }
  for (let n = 0; n < 3000 && !room.over; n++) {
    await new Promise(done => setTimeout(done, 0))
    for (const snapshot of heard.splice(0, heard.length - 1)) take(snapshot, null)
    const [now] = heard
    if (!now || !room.waitingFor.includes(seat)) continue
    take(now, null)
    const decision = bot.decide(room.seat(seat))
    take(now, decision)
    heard.length = 0
    decided += 1
    desk.decide(decision)
  }
  expect(room.over).toBe(true)
  for (const snapshot of heard) take(snapshot, null)
  return given
}

/** What a hand without mouse and keys, or a reader, cannot do. */
const deeds = {
  finger: /\b(click|ctrl|enter|escape|wheel|right button)|\bhold [A-Z]\b|\b[HNC] (to|skips|shows|lets)|with shift/i,
  text: /\b(click|tap|drag|ctrl|wheel|right button|marked)\b|\bhold [A-Z]\b|\b[HNC] (to|skips|shows|lets)|with shift/i,
} as const

describe.each(sets)('the first battle of %s', set => {
  test.each(['finger', 'text'] as const)('is explained to those who play it by %s', async way => {
    for (const language of ['en', 'de'] as const) {
      const usual = await lessonTexts(language, set)
      const texts = await lessonTexts(language, set, way)
      expect(Object.keys(texts)).toEqual(Object.keys(usual))
      expect(texts).not.toEqual(usual)
      if (language === 'en') for (const [id, { now }] of Object.entries(texts)) expect(now, id).not.toMatch(deeds[way])
    }
  })

  test('explains everything once, and all of it is met', async () => {
    const lessons = await lessonsOf(set)
    const met = new Set<string>()
    for (let seed = 1; seed <= SEEDS; seed++) {
      const ids = (await explained(set, seed, lessons)).map(({ lesson }) => lesson.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids[0]).toBe('orders')
      expect(ids).toContain('over')
      for (const id of ids) met.add(id)
    }
    const missing = lessons.map(({ id }) => id).filter(id => !met.has(id))
    expect(missing.filter(id => !elsewhere[set].includes(id))).toEqual([])
  })

  test('has words for every explanation, in every language, and none to spare', async () => {
    const ids = (await lessonsOf(set)).map(({ id }) => id).sort()
    for (const language of ['en', 'de'] as const) {
      const texts = await lessonTexts(language, set)
      expect(Object.keys(texts).sort()).toEqual(ids)
      for (const { title, what, why, now } of Object.values(texts)) {
        for (const part of [title, what, why, now]) expect(part).not.toBe('')
        expect(`${what} ${why} ${now}`.length).toBeLessThan(520) // a card, not a chapter
      }
    }
  })
})
