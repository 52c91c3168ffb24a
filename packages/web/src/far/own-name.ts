import { lastingAs } from '../saves/lasting.ts'

const kept = lastingAs('localStorage', 'sandtable.name')

/** What whoever sits at this browser last wanted to be called: the next game begins with it. */
export const ownName = (): string => kept.get() ?? ''
export const keepOwnName = (name: string): void => kept.set(name || null)
