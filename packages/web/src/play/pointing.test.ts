import { type Decision, inch, type Point, type Roles, spelled } from '@sandtable/kernel'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { click } from './click.fixture.ts'
import { pointAt } from './pointing.ts'
import { useTable } from './store.ts'

const at = (x: number, y: number): Point => [inch(x), inch(y)]

const pieces = [
  { id: 'a1', side: 'us', at: at(5, 5), gone: false, facing: 0 },
  { id: 'a2', side: 'us', at: at(7, 5), gone: false, facing: 0 },
  { id: 'b1', side: 'them', at: at(5, 20), gone: false, facing: 0 },
]
const roles: Roles = {
  advance: { piece: 'actor', to: 'place', path: 'path', facing: 'facing' },
  fire: { piece: 'actor', target: 'target' },
  throw: { piece: 'actor', target: 'target' },
}
const offer = { action: 'advance', says: 'Advance', question: null, roles: roles.advance, no: [] }

const drafted = vi.fn(async () => {})
const confirmed = vi.fn(async () => {})

// files share the store: whoever comes next finds it as it is at first
afterAll(() => useTable.setState(useTable.getInitialState(), true))

beforeEach(() => {
  drafted.mockClear()
  confirmed.mockClear()
  useTable.setState({
    snapshot: {
      seat: 'us',
      view: { tables: { piece: pieces } },
      offers: [offer],
      prompt: {},
      table: { roles, purposes: { deploy: 'set-up' } },
    } as never,
    selected: null,
    marked: [],
    draft: null,
    question: null,
    refused: [],
    prospects: [],
    draftAction: drafted as never,
    confirm: confirmed,
    select: vi.fn(async (piece: string | null) => useTable.setState({ selected: piece })),
  })
})

const drafts = (decision: object): void => useTable.setState({ draft: decision as Decision, question: null })

describe('several at once', () => {
  const many = {
    field: 'pieces',
    says: spelled('Who?'),
    many: 2,
    choices: [
      { value: 'a1', says: spelled('a1'), no: [] },
      { value: 'a2', says: spelled('a2'), no: [{ word: 'x', says: spelled('y'), cites: [] }] },
    ],
  }

  test('Shift and click adds and takes away own pieces', async () => {
    const marked = (...ids: readonly string[]) => vi.waitFor(() => expect(useTable.getState().marked).toEqual(ids))
    click('a1', at(5, 5), { shift: true })
    await marked('a1')
    click('a2', at(7, 5), { shift: true })
    await marked('a1', 'a2')
    click('a1', at(5, 5), { shift: true })
    await marked('a2')
  })

  test('a box takes those in it that are one’s own', () => {
    pointAt({ type: 'box', pieces: ['a1', 'a2', 'b1'], shift: false })
    expect(useTable.getState().marked).toEqual(['a1', 'a2'])
  })

  test('where the prompt asks for several, only those that may be chosen are taken', () => {
    useTable.setState({ draft: { action: 'advance' }, question: many })
    pointAt({ type: 'box', pieces: ['a1', 'a2', 'b1'], shift: false })
    expect(useTable.getState().marked).toEqual(['a1'])
    click('a1', at(5, 5))
    expect(useTable.getState().marked).toEqual([])
  })
})

describe('a way', () => {
  test('grows by a waypoint with Ctrl', async () => {
    drafts({ action: 'advance', piece: 'a1', to: at(5, 8) })
    click(null, at(8, 9), { ctrl: true })
    await vi.waitFor(() => expect(drafted).toHaveBeenCalled())
    expect(drafted).toHaveBeenCalledWith('advance', { piece: 'a1', path: [at(5, 8), at(8, 9)] })
  })

  test('begins anew with a plain click elsewhere', async () => {
    drafts({ action: 'advance', piece: 'a1', path: [at(5, 8), at(8, 9)] })
    click(null, at(2, 9))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalled())
    expect(drafted).toHaveBeenCalledWith('advance', { piece: 'a1', to: at(2, 9) })
  })

  test('is confirmed by a click on its end', async () => {
    drafts({ action: 'advance', piece: 'a1', path: [at(5, 8), at(8, 9)] })
    click('a1 ghost', at(8.1, 9))
    await vi.waitFor(() => expect(confirmed).toHaveBeenCalled())
    expect(drafted).not.toHaveBeenCalled()
  })
})

describe('a facing', () => {
  test('is given by Shift and a click, from where the piece would stand', async () => {
    drafts({ action: 'advance', piece: 'a1', to: at(5, 8) })
    click(null, at(9, 8), { shift: true })
    await vi.waitFor(() => expect(drafted).toHaveBeenCalled())
    expect(drafted).toHaveBeenCalledWith('advance', { piece: 'a1', to: at(5, 8), facing: 90 })
  })

  test('turns with the wheel, round the clock', () => {
    drafts({ action: 'advance', piece: 'a1', facing: 350 })
    pointAt({ type: 'turn', by: 15 })
    expect(drafted).toHaveBeenCalledWith('advance', { piece: 'a1', facing: 5 })
  })

  test('answers a question for it with a plain click', async () => {
    useTable.setState({
      draft: { action: 'advance', piece: 'a1' },
      question: { field: 'facing', role: 'facing', says: spelled('Facing?'), choices: [] },
    })
    click(null, at(5, 2))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalled())
    expect(drafted).toHaveBeenCalledWith('advance', { piece: 'a1', facing: 180 })
  })
})

describe('an attack', () => {
  const fire = (no: readonly object[]) => ({
    draft: { action: 'fire', piece: 'a1' },
    question: { field: 'target', role: 'target', says: 'At whom?', choices: [{ value: 'b1', says: 'b1', no }] },
    drawings: [],
  })
  const lob = {
    draft: { action: 'throw', piece: 'a1' },
    question: { field: 'target', role: 'target', says: 'Where?', choices: [], open: 'point' },
    drawings: [],
  }
  const walk = {
    draft: { action: 'advance', piece: 'a1' },
    question: { field: 'to', role: 'place', says: 'Where to?', choices: [], open: 'path' },
    drawings: [],
  }
  const given = (...prospects: readonly object[]): void =>
    useTable.setState({ selected: 'a1', prospects: prospects as never })

  test('is begun by a click on the enemy with whatever may be aimed at him', async () => {
    given(walk, fire([]))
    click('b1', at(5, 20))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalledWith('fire', { piece: 'a1', target: 'b1' }))
  })

  test('at a spot is preferred to one that is refused', async () => {
    given(fire([{ word: 'range', says: 'too far', cites: [] }]), lob)
    click('b1', at(5, 20))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalledWith('throw', { piece: 'a1', target: at(5, 20) }))
  })

  test('that is refused is still drafted, since it says why', async () => {
    given(walk, fire([{ word: 'range', says: 'too far', cites: [] }]))
    click('b1', at(5, 20))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalledWith('fire', { piece: 'a1', target: 'b1' }))
  })

  test('of somebody who may not attack at all says why, with the enemy selected', async () => {
    const no = [{ word: 'pinned', says: spelled('a1 must be activated first'), cites: [] }]
    const question = { field: 'piece', says: spelled('Who?'), choices: [{ value: 'a1', says: spelled('a1'), no }] }
    const refuse = vi.fn()
    const { snapshot } = useTable.getState()
    const fire = { action: 'fire', says: 'Fire', question, roles: roles.fire, no: [] }
    const asked = { ...snapshot, offers: [offer, fire], glances: { a1: ['can-act'] } }
    useTable.setState({ snapshot: asked as never, selected: 'a1', refuse })
    click('b1', at(5, 20))
    await vi.waitFor(() => expect(refuse).toHaveBeenCalledWith(no))
    expect(useTable.getState().selected).toBe('b1')
  })

  test('bare ground is a place to go to', async () => {
    given(fire([]), walk)
    click(null, at(5, 8))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalledWith('advance', { piece: 'a1', to: at(5, 8) }))
  })

  test('bare ground is where a stand is set up again', async () => {
    const deploy = {
      draft: { action: 'deploy', piece: 'a1' },
      question: { field: 'to', role: 'place', says: 'Where?', choices: [], open: 'point' },
      drawings: [],
    }
    given(fire([]), deploy)
    click(null, at(5, 8))
    await vi.waitFor(() => expect(drafted).toHaveBeenCalledWith('deploy', { piece: 'a1', to: at(5, 8) }))
  })
})
