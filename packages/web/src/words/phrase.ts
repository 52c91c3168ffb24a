import { capital, type Message, plainly } from '@sandtable/kernel'

/** A few words of the rules that name nothing on a table: the name of a card, a step of the turn. */
export const phrase = (says: Message): string => capital(plainly(says))
