import { createHash, randomBytes } from 'node:crypto'

/** 144 bits, as 24 letters that an address can carry: nobody guesses one. */
export const newSecret = (): string => randomBytes(18).toString('base64url')

/** What is stored of a secret. So many random bits need no salt and no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
