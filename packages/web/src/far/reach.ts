import { useEffect } from 'react'
import { create } from 'zustand'
import { asked } from './asking.ts'

/** The names of this machine that mean nothing on any other. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

interface Reach {
  /** Where links lead. */
  readonly origin: string
  /** The server can be reached from this machine only. */
  readonly isAlone: boolean
}

const useFound = create<Reach>(() => ({ origin: '', isAlone: false }))

/** How others reach the server. Whoever runs it calls it localhost, which would lead everybody else to their own machine. */
export async function find({ origin, protocol, hostname, port }: Location): Promise<Reach> {
  if (!LOOPBACK.includes(hostname)) return { origin, isAlone: false }
  const { names } = await asked<{ readonly names: readonly string[] }>('reach')
  const [name] = names
  if (name === undefined) return { origin, isAlone: true }
  return { origin: `${protocol}//${name}${port && `:${port}`}`, isAlone: false }
}

/** The link to a seat, and whether it leads anywhere from another machine. */
export function useReach(): { readonly isAlone: boolean; linkTo(game: string, secret: string): string } {
  const { origin, isAlone } = useFound()
  useEffect(() => {
    find(location).then(
      found => useFound.setState(found),
      () => {}, // without a server nobody is invited
    )
  }, [])
  // what follows # is never sent to a server
  return {
    isAlone,
    linkTo: (game, secret) => `${origin || location.origin}${location.pathname}#/far/${game}/${secret}`,
  }
}
