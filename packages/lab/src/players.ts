import { type Bot, botAt, type Level, levels, random } from '@sandtable/bots'

/** The computer players, from the weakest to the strongest. */
export const botNames = ['random', ...levels] as const
export type BotName = 'random' | Level

export const botNamed = (name: BotName, seed: string): Bot => (name === 'random' ? random(seed) : botAt(name, seed))
