import { useCallback, useEffect, useRef, useState } from 'react'
import type { Trouble } from '../../saves/trouble.ts'
import { sayProblem } from '../../words/say-problem.ts'
import { edit, layOut, sketchNow, useEditor } from '../store.ts'
import { announceWork, holdWork, onWork } from './tabs.ts'
import { keepVersion, keepWork, sketchIn, workOf, workOnDisk } from './work.ts'

/** How a battle is kept while it is made. */
export interface Keeping {
  readonly state: 'opening' | 'kept' | 'keeping' | 'missing' | 'broken'
  readonly trouble: Trouble | null
  readonly problem: string | null
  /** Keeps it now; what is kept is its text. */
  keepNow(): Promise<string>
  /** Edits it here, although another tab does. */
  takeOver(): Promise<void>
}

/** A change is kept after so many milliseconds, even if others follow it. */
const REST = 350

/** Opens a battle, keeps it whenever it changes, and follows it where another tab edits it. Long because it is one life. */
export function useWork(set: string, name: string): Keeping {
  const id = `${set}/${name}`
  const [state, setState] = useState<Keeping['state']>('opening')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const text = useRef('')
  const isOpen = state !== 'opening'
  const release = useRef<(() => void) | null>(null)

  const keepNow = useCallback(async () => {
    const { isWatched } = useEditor.getState()
    const sketch = sketchNow()
    if (isWatched) return text.current
    const kept = await keepWork(id, sketch, text.current)
    text.current = kept.text
    setTrouble(kept.trouble)
    if (sketchNow() === sketch) setState('kept')
    announceWork(id)
    void keepVersion(id, sketch.title, kept.text)
    return kept.text
  }, [id])

  const hold = useCallback(
    (how: 'if free' | 'by force') => holdWork(id, how, () => useEditor.setState({ isWatched: true })),
    [id],
  )

  const open = useCallback(
    async (isWatched: boolean) => {
      const work = await workOf(set, name)
      if (!work) return setState('missing')
      try {
        const sketch = sketchIn(work.text, work.file)
        text.current = work.text
        layOut(id, sketch, isWatched)
        setState('kept')
      } catch (error) {
        setProblem(sayProblem(error))
        setState('broken')
      }
    },
    [set, name, id],
  )

  const takeOver = useCallback(async () => {
    release.current = await hold('by force')
    const work = await workOnDisk(id)
    if (work) {
      text.current = work.text
      layOut(id, sketchIn(work.text, work.file))
    }
    useEditor.setState({ isWatched: false })
  }, [id, hold])

  useEffect(() => {
    let isGone = false
    void hold('if free')
      .then(async held => {
        if (isGone) return held?.()
        release.current = held
        await open(held === null)
      })
      .catch(error => setProblem(sayProblem(error)))
    return () => {
      isGone = true
      release.current?.()
    }
  }, [hold, open])

  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = useEditor.subscribe((now, before) => {
      if (now.history?.now.value === before.history?.now.value || now.isWatched || now.id !== id) return
      setState('keeping')
      timer ??= setTimeout(() => {
        timer = undefined
        void keepNow()
      }, REST)
    })
    const leave = (): void => {
      clearTimeout(timer)
      if (useEditor.getState().id === id) void keepNow()
    }
    addEventListener('pagehide', leave)
    return () => {
      end()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [isOpen, id, keepNow])

  useEffect(
    () =>
      onWork(heard => {
        if (heard !== id || !useEditor.getState().isWatched) return
        void workOnDisk(id).then(work => work && layOut(id, sketchIn(work.text, work.file), true))
      }),
    [id],
  )
  return { state, trouble, problem, keepNow, takeOver }
}

/** An earlier version, as an edit that can be undone. */
export function restore(text: string): void {
  edit({ type: 'restored' }, sketchIn(text, 'version'))
}
