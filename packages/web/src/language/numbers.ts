import { language } from './index.ts'

/** A number as the language writes it: 1,204.5 or 1.204,5. */
export const written = (n: number, digits = 0): string =>
  n.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** A number or length that the kernel has written, with the decimal sign of the language: 12.6″ or 12,6″. */
export const rewritten = (length: string): string =>
  length.replace(/(\d)\.(\d)/g, `$1${(0.5).toLocaleString(language()).charAt(1)}$2`)
