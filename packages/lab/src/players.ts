import { type Bot, botAt, type Level, levels, quick, random } from '@sandtable/bots'

/** The computer players: one that decides by chance, one that decides at a glance, and the levels from the weakest on. */
export const botNames = ['random', 'quick', ...levels] as const
export type BotName = 'random' | 'quick' | Level

export const botNamed = (name: BotName, seed: string): Bot =>
  name === 'random' ? random(seed) : name === 'quick' ? quick(seed) : botAt(name, seed)
