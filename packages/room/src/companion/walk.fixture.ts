import { allowed, type Value } from '@sandtable/kernel'
import { type Attempt, type Attended, attend, type Given } from './attend.ts'
import type { TableGame } from './roster.ts'
import { type TableView, tableView } from './view.ts'

/** People at a table who answer anything, by a sequence of numbers that is always the same. */
export class Walker {
  game: TableGame
  /** What was done, resolution by resolution, and how it ended. */
  readonly done: { readonly id: string; readonly is: Attended['is'] }[] = []
  private seed: number

  constructor(game: TableGame, seed: number) {
    this.game = game
    this.seed = seed
  }

  get view(): TableView {
    return tableView(this.game)
  }

  private pick(most: number): number {
    this.seed = (this.seed * 48271) % 0x7fffffff
    return this.seed % Math.max(1, most)
  }

  /** One of the things that can be done now; `steps`: only what brings the turn on. */
  step(steps: boolean): void {
    const fits = this.view.resolutions.filter(({ fits: now, kind }) => now && (!steps || kind === 'step'))
    const one = fits[this.pick(fits.length)]
    if (one) this.resolve(one.id)
  }

  resolve(id: string): Attended {
    let attempt: Attempt = { resolution: id, answers: {}, fields: {}, go: true, given: [] }
    for (let i = 0; i < 80; i++) {
      const attended = attend(this.game, attempt)
      if (attended.is === 'done') {
        this.game = { ...this.game, done: [...this.game.done, attended.done] }
        this.done.push({ id, is: 'done' })
        return attended
      }
      const next = this.answered(attempt, attended)
      if (!next) {
        this.done.push({ id, is: attended.is })
        return attended
      }
      attempt = next
    }
    throw new Error(`${id} asks without end`)
  }

  /** The attempt with one more answer; null where nothing can be answered. */
  private answered(attempt: Attempt, attended: Attended): Attempt | null {
    const given = (more: Given): Attempt => ({ ...attempt, given: [...attempt.given, more] })
    switch (attended.is) {
      case 'dice': {
        const { count, faces } = attended.wanted
        return given({ dice: Array.from({ length: count }, () => 1 + this.pick(faces)) })
      }
      case 'prompt': {
        const may = attended.offers.filter(({ no, hopeless }) => no.length === 0 && !hopeless)
        const { action = 'pass' } = may[this.pick(may.length)] ?? {}
        return given({ side: attended.prompt.side, decision: { action } })
      }
      case 'question': {
        const { field, choices, many, optional } = attended.question
        const may = choices.filter(allowed)
        const one = may[this.pick(may.length)]
        if (!one && !optional) return null
        const value: Value = one ? (many === undefined ? one.value : [one.value]) : many === undefined ? null : []
        if (attended.of === 'table') return { ...attempt, answers: { ...attempt.answers, [field]: value } }
        if (attended.of === 'rules') return { ...attempt, fields: { ...attempt.fields, [field]: value } }
        const last = attempt.given.at(-1)
        if (!last || !('decision' in last)) return null
        const decision = { ...last.decision, [field]: value }
        return { ...attempt, given: [...attempt.given.slice(0, -1), { ...last, decision }] }
      }
      default:
        return null
    }
  }
}
