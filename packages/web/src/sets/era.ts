import type { SetOutline } from '../catalogue/catalogue.ts'
import { language } from '../language/index.ts'
import { doors } from './doors.gen.ts'

type Book = Pick<SetOutline, 'id' | 'period' | 'scale'>

/** When a set plays: 'Second World War'. */
export const periodOf = ({ id, period }: Pick<Book, 'id' | 'period'>): string =>
  doors[id]?.era?.[language()]?.period ?? period.split(',')[0] ?? ''

/** What a piece of it stands for: 'one figure is one man'. */
export const scaleOf = ({ id, scale }: Pick<Book, 'id' | 'scale'>): string =>
  doors[id]?.era?.[language()]?.scale ?? scale.split(/[;,]| and /)[0] ?? ''
