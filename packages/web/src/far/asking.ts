import { words } from '../language/index.ts'

/** Asks the server that the page came from. */
export async function asked<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`./api/${path}`, body === undefined ? {} : post).catch(() => {
    throw new Error(words().far.noServer)
  })
  const value: unknown = answer.status === 204 ? null : await answer.json().catch(() => undefined)
  if (value === undefined) throw new Error(words().far.noServer) // files alone, without a server of games
  if (answer.ok) return value as T
  throw new Error((value as { readonly message?: string } | null)?.message ?? answer.statusText)
}
