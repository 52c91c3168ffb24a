import { SandtableError } from '@sandtable/kernel'
import { asked } from '../../far/asking.ts'

/** A battle in a link: its whole file, compressed, behind the number of the way it is written. */
const WAY = '1'
/** What a link may unpack to: no battle comes near it. */
const LARGEST = 2_000_000

async function through(
  data: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new SandtableError('TEXT-2', 'link', `more than ${most} letters`)
    }
    parts.push(value)
  }
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  )
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `${WAY}${btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`
}

/** What a link holds. Half a link, or one of a later version, says so. */
export async function unpacked(
  link: string,
  words: { readonly newer: string; readonly damaged: string },
): Promise<string> {
  if (!link.startsWith(WAY)) throw new Error(/^\d/.test(link) ? words.newer : words.damaged)
  try {
    const binary = atob(link.slice(1).replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = await through(
      Uint8Array.from(binary, letter => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
      LARGEST,
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof SandtableError) throw error
    throw new Error(words.damaged)
  }
}

const at = (from: string, data: string): string => `${location.origin}${location.pathname}#/edit/${from}/${data}`

export const linkTo = async (text: string): Promise<string> => at('link', await packed(text))

/** What a server calls a battle. */
const SHORT = /^[\w-]{22}$/

/** A short link: the server keeps the battle, as it is now. */
export const shortLinkTo = async (text: string): Promise<string> =>
  at('server', (await asked<{ readonly battle: string }>('battles', { scenario: text })).battle)

/** The file of a battle that somebody shares. */
export const sharedText = async (
  from: 'link' | 'server',
  data: string,
  words: { readonly newer: string; readonly damaged: string },
): Promise<string> => {
  if (from === 'link') return unpacked(data, words)
  if (!SHORT.test(data)) throw new Error(words.damaged)
  return (await asked<{ readonly scenario: string }>(`battles/${data}`)).scenario
}
