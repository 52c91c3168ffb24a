import { Refusal, SandtableError } from '@sandtable/kernel'
import { Desk } from '@sandtable/room'
import type { Reply, Request } from './messages.ts'

/** The game runs here, off the page: the computer's thinking never stops the screen. */
const post = (reply: Reply): void => self.postMessage(reply)

const desk = new Desk((snapshot, grown) => post({ snapshot, grown }), {
  now: () => performance.now(),
  wait: (ms = 0) => new Promise(done => setTimeout(done, ms)),
})

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, call, args } = data
  try {
    const value = await (desk[call] as (...args: unknown[]) => unknown)(...args)
    post({ id, value: value ?? null })
  } catch (error) {
    post({
      id,
      error: {
        message: error instanceof Error ? error.message : String(error),
        reasons: error instanceof Refusal ? error.reasons : null,
        code: error instanceof SandtableError ? error.code : null,
      },
    })
  }
})
